import type { BriefQuote, ScheduleItem, Statement } from '../brief.ts'
import { asItem, isImperative, isSentence, lacksSubject, withSubject } from './clauses.ts'
import { type DirectiveRole, readDirective, splitClauses } from './directives.ts'
import type { BriefEvent } from './event.ts'
import type { Fact } from './fact.ts'
import { type Field, readField } from './fields.ts'
import { readHead } from './head.ts'
import { type BriefItem, type Pair, readGoods, splitList, titleAndText } from './items.ts'
import type { EmailKind } from './kind.ts'
import { toReader } from './reader-voice.ts'
import { askedSection } from './sections-asked.ts'
import { protectedPlaces, type Segment, splitSentences } from './segments.ts'
import { capitalise, sentence, trimEnds, withoutStop, wordCount } from './words.ts'

const GOODS_KINDS: ReadonlySet<EmailKind> = new Set<EmailKind>([
  'order',
  'receipt',
  'cart',
  'shipping',
  'sale',
  'launch',
  'restock',
  'booking'
])
const STYLE_ONLY =
  /^(?:and |very |quite |really |a (?:bit|little) |nice |not too )*(?:warm|friendly|playful|bold|minimal(?:ist)?|modern|elegant|calm|unhurried|formal|casual|professional|fun|funny|bright|dark|clean|simple|short|sweet|luxur\w+|premium|serious|sober|energetic|lively|cheerful|urgent|personal|plain|honest|concise|cosy|cozy|classic|retro|vintage|festive|summery|editorial|pushy|english|tone|style|mood|look|feel|colou?rs?|palette|background|theme|and|but|with|in|deep|light|pastel|green|blue|red|pink|yellow|orange|purple|black|white|navy|gold|teal|cream|beige|brown|grey|gray|serif|sans-serif|font|fonts|rounded|square|corners|buttons?|conversational|witty|sincere|direct|upbeat|relaxed|inviting|confident|romantic|rustic|natural|earthy|spacious|airy|dramatic|quirky|youthful|sophisticated|understated|to the point|not|too|no|marketing|hype|fluff|emojis?|exclamation|marks?|jargon|pushy|salesy|corporate|or|please|thanks|thank you|cheers|pls|asap|thx|,|\s)+$/i

/** Reads a brief piece by piece and keeps what each says. */
export class Gatherer {
  brand: string | undefined
  title: string | undefined
  doing: string | undefined
  product: { name: string; about?: string } | undefined
  mainLink: string | undefined
  buttonLabel: string | undefined
  thanksFor: string | undefined
  headline: string | undefined
  subject: string | undefined
  preheader: string | undefined
  signature: string | undefined
  readonly event: BriefEvent = {}
  readonly fields: Partial<Record<'date' | 'time' | 'code', string>> = {}
  readonly items: BriefItem[] = []
  readonly totals: Pair[] = []
  readonly schedule: ScheduleItem[] = []
  readonly questions: { title: string; text: string }[] = []
  readonly quotes: BriefQuote[] = []
  readonly details: Pair[] = []
  readonly topics: string[] = []
  readonly statements: Statement[] = []
  readonly asked: string[] = []
  styleText = ''
  private readonly text: string
  private readonly facts: readonly Fact[]
  private readonly kind: EmailKind
  private readonly whole: Uint8Array
  private dropped: { start: number; end: number }[] = []
  private under: Field | undefined

  constructor(text: string, facts: readonly Fact[], kind: EmailKind) {
    this.text = text
    this.facts = facts
    this.kind = kind
    this.whole = protectedPlaces(text, facts)
  }

  /** Facts in what the email is not to say, and in words about its looks, need not appear. */
  isDropped(fact: Fact): boolean {
    return this.dropped.some(({ start, end }) => fact.start >= start && fact.end <= end)
  }

  gather(): this {
    const segments = splitSentences(this.text, this.facts)
    this.styleText = this.text
    for (const [at, segment] of segments.entries()) {
      const field = readField(segment)
      if (!segment.listed && !field) this.under = undefined
      if (field) this.readFieldValue(field, segment)
      else if (segment.listed || this.under) this.readLine(segment)
      else this.readSentence(segment, at === 0 || (at <= 2 && this.title === undefined))
    }
    this.takeQuotes()
    return this
  }

  private drop({ start, end }: { start: number; end: number }): void {
    this.dropped.push({ start, end })
  }

  private factsIn(start: number, end: number): Fact[] {
    return this.facts.filter(fact => fact.start >= start && fact.end <= end)
  }

  private readFieldValue(field: Field, segment: Segment): void {
    const { role, value, at } = field
    const plain = trimEnds(value.replace(/^["“‘](.*)["”’]\.?$/, '$1'))
    const place = { start: at, end: at + value.length }
    if (value === '') {
      this.under = field
      return
    }
    switch (role) {
      case 'brand': {
        const [name = '', ...rest] = plain.split(/,\s+|\s+[-–—(]\s*/)
        this.brand = name
        if (rest.length > 0) this.addStatement(rest.join(', '), place, 'part')
        return
      }
      case 'subject':
        this.subject = plain
        return
      case 'headline':
        this.headline = plain
        return
      case 'preheader':
        this.preheader = plain
        return
      case 'button':
        this.readLink(value, place)
        return
      case 'link':
        this.mainLink ??= this.factsIn(place.start, place.end).find(({ kind }) => kind === 'link')?.text
        return
      case 'date':
        this.fields.date = plain
        this.addStatement(plain, place, 'part')
        return
      case 'time':
        this.fields.time = plain
        return
      case 'place':
        this.event.place = plain
        return
      case 'price':
        this.event.price = plain
        return
      case 'code':
        this.fields.code = plain.split(/[\s,(]/)[0] ?? plain
        this.addStatement(value, place, 'part')
        return
      case 'style':
        this.drop(segment)
        return
      case 'audience':
        this.drop(segment)
        return
      case 'avoid':
        this.drop(segment)
        this.under = field
        return
      case 'host':
        this.event.host = plain
        return
      case 'signature':
        this.signature = plain
        return
      case 'quote':
        this.under = field
        return
      case 'offer':
        this.addStatement(value, place, 'part')
        return
      case 'product': {
        const [name, about] = titleAndText(plain.replace(/,\s+(?=an?\s|the\s)/, ' – '))
        this.product = { name, ...(about && { about: about.charAt(0).toLowerCase() + about.slice(1) }) }
        if (this.kind === 'event' || this.kind === 'booking') this.event.name = name
        return
      }
      case 'items':
        this.readItems(value, at)
        this.under = field
        return
      case 'schedule':
        for (const part of splitList(value, index => this.isWhole(at + index))) this.readScheduleLine(part.text)
        return
      case 'kind':
        this.readSentence({ ...segment, text: value, ...place }, true)
        return
      case 'content':
        this.readSentence({ ...segment, text: value, ...place }, false)
        return
      default: {
        const goods = readGoods(segment.text.replace(/:/, ' '), this.factsIn(segment.start, segment.end), segment.start)
        if (goods && 'label' in goods) this.totals.push(goods)
        else if (
          !this.factsIn(place.start, place.end).some(({ kind, text }) => kind === 'reference' && text === plain)
        ) {
          const isAddress = /^\S+\.\S+$/.test(plain)
          this.details.push({ label: capitalise(field.label), value: isAddress ? plain : capitalise(toReader(plain)) })
        }
      }
    }
  }

  private isWhole(at: number): boolean {
    return this.whole[at] === 1
  }

  /** A line of a list. */
  private readLine(segment: Segment): void {
    const { text, start, end } = segment
    if (this.under?.role === 'avoid' || this.under?.role === 'style') return this.drop(segment)
    const question = /^(?:q(?:uestion)?[:.)]\s*)?([^?]{5,160}\?)\s*(?:a(?:nswer)?[:.)]\s*|[-–—:]\s*)?(.*)$/is.exec(text)
    if (question?.[2]?.trim()) {
      this.questions.push({ title: capitalise(question[1]!.trim()), text: sentence(toReader(question[2])) })
      return
    }
    if (this.readScheduleLine(text)) return
    const goods = readGoods(text, this.factsIn(start, end), start)
    if (
      goods &&
      (GOODS_KINDS.has(this.kind) || this.under?.role === 'items' || 'price' in goods) &&
      !isSentenceLong(text)
    ) {
      if ('label' in goods) this.totals.push(goods)
      else this.items.push(goods)
      return
    }
    if (this.under?.role === 'items') {
      const [title, more] = titleAndText(trimEnds(text))
      this.items.push({ title: capitalise(title), ...(more && { text: more }) })
      return
    }
    const directive = readDirective(text)
    if (directive && (directive.role !== 'include' || askedSection(directive.rest)))
      return this.readClause(text, start, end)
    if (STYLE_ONLY.test(text)) return this.drop(segment)
    const [title, more] = titleAndText(withoutStop(text))
    if (more && wordCount(title) <= 7)
      this.statements.push({
        text: sentence(toReader(more)),
        title: capitalise(toReader(title)),
        form: 'item',
        start,
        end
      })
    else this.addStatement(text, { start, end }, isSentence(text) ? 'sentence' : 'item')
  }

  private readScheduleLine(text: string): boolean {
    const match =
      /^((?:\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?|noon|midnight)(?:\s*(?:-|–|—|to)\s*\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)?)\s*(?:[-–—:]|\s)\s*(?=\p{L})(.{3,160})$/iu.exec(
        trimEnds(text)
      )
    if (!match || !/[:.]\d{2}|am|pm|noon|midnight/i.test(match[1]!)) return false
    const [title, more] = titleAndText(match[2]!)
    this.schedule.push({ time: match[1]!, title: capitalise(title), ...(more && { text: sentence(more) }) })
    return true
  }

  private readSentence(segment: Segment, isOpening: boolean): void {
    const head = isOpening ? readHead(segment.text) : undefined
    if (!head) return this.readClauses(segment.text, segment.start)
    this.title = head.title
    if (head.doing) this.doing = head.doing
    const at = segment.end - head.rest.length
    const rest = this.readSubject(head.rest, at)
    if (rest.text.trim()) this.readClauses(rest.text, rest.at, true)
  }

  /** What follows the name of the email: "for Fernhollow, a houseplant subscription", "about our new hours". */
  private readSubject(text: string, at: number): { text: string; at: number } {
    const about = /^(?:about|announcing|regarding|promoting|introducing|that says|saying|on)\s+(?=\S)/i.exec(text)
    if (about) {
      const rest = text.slice(about[0].length)
      if (/^(?:announcing|promoting|introducing)/i.test(about[0]) || this.kind === 'launch') this.readProduct(rest)
      return { text: rest, at: at + about[0].length }
    }
    const named = /^(?:for|from|at|by|of|to)\s+/i.exec(text)
    if (!named) return { text, at }
    const rest = text.slice(named[0].length)
    if (this.kind === 'launch' || this.kind === 'restock') this.readProduct(rest)
    const stop =
      /\s*(?::|\s[-–—]\s|,(?!\s+(?:an?|the|our)\s)|,(?=\s+(?:an?|the|our)\s[^,:]{0,60},)|\.$|$|\s+(?=(?:that (?:says|tells|announces)|with|about|announcing|telling|to tell|saying|asking|on)\b))/g
    for (const match of rest.matchAll(stop)) {
      const index = at + named[0].length + match.index
      if (this.isWhole(index) && match[0]) continue
      const phrase = rest.slice(0, match.index)
      if (this.factsIn(at + named[0].length, index).some(({ kind }) => kind !== 'name'))
        this.addStatement(phrase, { start: at + named[0].length, end: index }, 'item')
      else
        this.statements.push({
          text: capitalise(toReader(phrase)),
          form: 'part',
          start: at + named[0].length,
          end: index
        })
      return { text: rest.slice(match.index + match[0].length), at: index + match[0].length }
    }
    return { text: '', at }
  }

  private readProduct(text: string): void {
    const match =
      /^(?:(?:our|the|my|a|an)\s+(?:new|latest|first)?\s*(?:[a-z]+ )?)?([A-Z][\p{L}\d’'-]*(?:\s(?:[A-Z][\p{L}\d’'-]*|\d[\w.]*))*)(?:,\s+((?:an?|the|our)\s+[^.:;\n,–—]{3,90}))?/u.exec(
        text
      )
    if (match && !/^(?:I|We|Our)$/.test(match[1]!))
      this.product ??= { name: match[1]!, ...(match[2] && { about: trimEnds(match[2]) }) }
  }

  private readClauses(text: string, at: number, isContent = false): void {
    for (const clause of splitClauses(text, index => this.isWhole(at + index))) {
      const start = at + clause.at
      this.readClause(clause.text, start, Math.min(this.text.length, start + clause.text.length), isContent)
    }
  }

  private readClause(text: string, start: number, end: number, isContent = false): void {
    const clean = withoutStyle(trimEnds(text.replace(/^(?:and|but|also|then|so)\s+/i, '')))
    if (!clean) return this.drop({ start, end })
    const named =
      /^(?:the |our |my )?(?:brand|company|business|shop|store|studio)(?: name)? is (?:called )?["“]?([^"”(,]+)/i.exec(
        clean
      )
    if (named && /^["“]?[A-Z]/.test(named[1]!)) {
      this.brand = named[1]!.trim()
      return this.addStatement(clean, { start, end }, 'part')
    }
    if (
      /^(?:we are|we['’]re|i am|i['’]m|this is|it['’]s for|i run|we run|i have|my|our)\s+(?:an?\s|the\s)?[^.]*$/i.test(
        clean
      ) &&
      /\b(?:called|named)\b|^(?:we are|we['’]re|this is) [A-Z]/.test(clean)
    )
      return this.addStatement(clean, { start, end }, 'part')
    const directive = readDirective(clean)
    if (directive) return this.readDirected(directive, clean, { start, end })
    if (STYLE_ONLY.test(clean)) return this.drop({ start, end })
    const label =
      /^(?:the\s+)?(subject(?: line)?|headline|heading|title|pre-?header|preview text)\s+(?:is|should be|should say|says|reads)?\s*["“‘](.+)["”’]$/i.exec(
        clean
      )
    if (label) return this.setNamed(label[1]!, label[2]!)
    this.readContent(clean, { start, end }, isContent)
  }

  private setNamed(what: string, value: string): void {
    if (/^subject/i.test(what)) this.subject = value
    else if (/^pre/i.test(what)) this.preheader = value
    else this.headline = value
  }

  private readDirected(
    { role, rest, words }: { role: DirectiveRole; rest: string; words: string },
    clean: string,
    place: { start: number; end: number }
  ): void {
    switch (role) {
      case 'avoid':
      case 'style':
      case 'goal':
        return this.drop(place)
      case 'thank': {
        const reason = /^(?:.*?\b)?for\s+(.+)$/i.exec(rest)?.[1]
        if (reason) this.thanksFor = toReader(withoutStop(reason))
        else if (this.factsIn(place.start, place.end).length > 0) this.addStatement(rest, place, 'part')
        return
      }
      case 'invite':
        if (!this.event.name) this.addStatement(rest, place, 'part')
        this.readTail(rest, place)
        return
      case 'ask':
        if (isImperative(rest) || rest) this.addStatement(toReader(rest), place, 'sentence')
        return
      case 'give':
        return this.addStatement(`You get ${rest}`, place, /\boff\b|discount|%|free/i.test(rest) ? 'part' : 'sentence')
      case 'link':
        return this.readLink(rest, place, clean)
      case 'sign':
        this.signature = trimEnds(rest.replace(/^["“‘]|["”’]$/g, ''))
        return
      case 'include':
        return this.readIncluded(rest, place)
      case 'write':
        return this.readWritten(rest || clean, place)
      case 'say':
        return this.readSaid(rest, words, place)
    }
  }

  private readWritten(rest: string, place: { start: number; end: number }): void {
    const head = readHead(rest)
    if (head) {
      this.title ??= head.title
      if (head.rest) this.readClauses(head.rest, place.end - head.rest.length, true)
    } else if (this.factsIn(place.start, place.end).length > 0) this.readContent(rest, place, false)
  }

  private readSaid(rest: string, words: string, place: { start: number; end: number }): void {
    const how = /^(?:.*\bhow\b)\s*$/i.test(words.trim()) || /^how\b/i.test(rest)
    if (how && /\bworks?\b|\bsteps?\b/i.test(rest)) {
      this.asked.push('steps')
      return
    }
    const named = askedSection(rest)
    if (named && wordCount(rest) <= 5 && this.factsIn(place.start, place.end).length === 0) {
      this.asked.push(named)
      return
    }
    this.readContent(rest, place, false)
  }

  private readIncluded(rest: string, place: { start: number; end: number }): void {
    const section = askedSection(rest)
    if (section) this.asked.push(section)
    const button = /\bbuttons?\b|\bcta\b/i.exec(rest)
    if (button) this.readLink(rest.slice(button.index + button[0].length), place, rest)
    const said = /^(?:that|the fact that)\s+(.+)$/i.exec(rest)?.[1]
    if (said) return this.readContent(said, place, false)
    for (const part of splitList(rest)) {
      const named = askedSection(part.text)
      if (named) this.asked.push(named)
      const facts = this.factsIn(place.start, place.end).filter(({ text }) => part.text.includes(text))
      if (named && !/["“]/.test(part.text)) {
        for (const fact of facts.filter(({ kind }) => kind === 'number')) this.drop(fact)
        if (facts.every(({ kind }) => kind === 'number')) continue
      }
      if (button && part.text.includes('button')) continue
      if (facts.length > 0 || (!named && wordCount(part.text) >= 2))
        this.addStatement(stripArticle(part.text), place, named ? 'part' : isSentence(part.text) ? 'sentence' : 'item')
    }
  }

  private readLink(rest: string, place: { start: number; end: number }, whole = rest): void {
    const link = this.factsIn(place.start, place.end).find(({ kind }) => kind === 'link' || kind === 'email')
    if (link && (!this.mainLink || /button|cta/i.test(whole))) this.mainLink = link.text
    const quoted = /["“‘]([^"”’]{2,40})["”’]/.exec(rest)?.[1]
    const told =
      quoted ??
      /^(?:that says |saying |labelled |reading |called |with )?([A-Z][\w’' ]{2,30})(?=\s+(?:to|that|which|linking|pointing|going|at|→|->)\b|\s*$|[,.(])/.exec(
        rest
      )?.[1]
    const verb = told
      ? undefined
      : /^(?:to|so (?:they|people|customers) can|for (?:people|them) to)\s+((?!http|www)[a-z][\w’'-]*(?:\s+[\w’'-]+){0,4})/i.exec(
          rest
        )?.[1]
    const bare =
      verb && !this.facts.some(({ kind, text }) => kind === 'link' && verb.includes(text.split('/')[0]!))
        ? toReader(verb.split(/\s+(?:at|on|with|by|from|and|before|until|linking|,)\b/i)[0]!)
        : undefined
    const label = told ?? (bare && isImperative(bare) ? bare : undefined)
    if (label && wordCount(label) <= 6) this.buttonLabel ??= capitalise(trimEnds(label))
  }

  /** What remains of an invitation after the event's name: "12 June at 21:00, free entry". */
  private readTail(rest: string, place: { start: number; end: number }): void {
    if (/[,;]/.test(rest)) this.addStatement(rest, place, 'part')
  }

  private readItems(text: string, at: number): void {
    for (const part of splitList(text, index => this.isWhole(at + index))) {
      const start = at + part.at
      const goods = readGoods(part.text, this.factsIn(start, start + part.text.length), start)
      if (!goods) {
        if (/\p{L}{3}/u.test(part.text)) this.items.push({ title: capitalise(trimEnds(part.text)) })
      } else if ('label' in goods) this.totals.push(goods)
      else this.items.push(goods)
    }
  }

  /** Something that the email is to say. */
  private readContent(text: string, place: { start: number; end: number }, isRest: boolean): void {
    const offset = Math.max(place.start, this.text.indexOf(text.slice(0, 24), place.start))
    const parts = splitList(text, index => this.isWhole(offset + index))
    const goods = parts.map(part => ({
      part,
      goods: readGoods(part.text, this.factsIn(offset + part.at, offset + part.at + part.text.length), offset + part.at)
    }))
    const priced = goods.filter(each => each.goods).length
    if (
      GOODS_KINDS.has(this.kind) &&
      priced >= 1 &&
      (priced >= 2 || this.kind === 'order' || this.kind === 'receipt') &&
      !(isSentence(text) && priced < 2)
    )
      return this.readPriced(goods, offset)
    if (/^(?:order|receipt|shipping|booking)$/.test(this.kind) && parts.length > 1)
      return this.readPriced(goods, offset)
    const cart =
      /^(?:(?:the|an?|their|your|his|her)\s+)?(.{3,60}?)\s+(?:is|are)\s+(?:still\s+)?(?:in|waiting in|sitting in)\s+(?:the|their|your|his|her)\s+(?:cart|basket|bag|trolley)\b/i.exec(
        text
      ) ??
      /\bleft\s+(?:(?:the|an?|their|your)\s+)?(.{3,60}?)\s+(?:behind\s+)?in\s+(?:the|their|your|his|her)\s+(?:cart|basket|bag|trolley)\b/i.exec(
        text
      )
    if (this.kind === 'cart' && cart && !/^(?:something|items?|things?|products?|it|they|them)$/i.test(cart[1]!)) {
      const [title = '', size] = cart[1]!.split(/,?\s+(?=in\ssize\s|in\s\w+$)|,\s+(?=size\s)|(?<!in)\s+(?=size\s)/i)
      this.items.push({ title: capitalise(title), ...(size && { text: capitalise(size.replace(/^in\s+/i, '')) }) })
      const rest = text.slice(cart.index + cart[0].length).replace(/^[\s,;]+(?:and\s+)?/, '')
      if (rest) this.readContent(rest, place, false)
      return
    }
    const tail =
      parts.length > 1 && isSentence(parts[0]!.text)
        ? parts.findIndex(
            ({ text: part }, at) =>
              at > 0 &&
              /^(?:free|no|plus|doors|tickets?|entry|admission|only|valid|limited|ends|starts|arrives|delivery|arriving)\b/i.test(
                part
              )
          )
        : -1
    if (tail > 0) {
      this.readContent(text.slice(0, parts[tail]!.at).replace(/[\s,;]+(?:and\s+)?$/, ''), place, false)
      for (const part of parts.slice(tail)) this.readContent(part.text, place, false)
      return
    }
    if (
      priced === 1 &&
      !isSentence(text) &&
      parts.length === 1 &&
      /^(?:sale|winback|launch|newsletter|restock|announcement|welcome|thanks)$/.test(this.kind) &&
      /\(|\b(?:at|for)\s\S*\d\S*$|[-–—]\s*\S*\d/.test(text) &&
      !/\boff\b|\bover\b|\bprice\b/i.test(text)
    ) {
      const read = goods[0]!.goods!
      if ('title' in read) {
        this.items.push({ ...read, title: capitalise(read.title.replace(/^(?:our|the|my|new)\s+(?:new\s+)?/i, '')) })
        return
      }
    }
    if (this.kind === 'newsletter' && parts.length >= 2 && (isRest || !isSentence(parts[0]!.text))) {
      for (const part of parts) this.topics.push(toReader(trimEnds(part.text)))
      return
    }
    if (lacksSubject(text)) return this.addStatement(withSubject(text, this.subjectWord()), place, 'sentence')
    if (isSentence(text)) return this.addStatement(text, place, 'sentence')
    this.addStatement(text, place, this.isField(text, place) ? 'part' : 'item')
  }

  /** A phrase that is nothing but what the fields hold already: an offer, a day, a code. */
  private isField(text: string, place: { start: number; end: number }): boolean {
    if (/^(?:event|booking|reminder)$/.test(this.kind)) {
      if (/^(?:hosted|led|taught|presented|run|curated) by\b|^free(?: entry)?$/i.test(text)) return true
      return (
        this.factsIn(place.start, place.end).some(({ kind }) => kind === 'date' || kind === 'time') &&
        wordCount(text) < 16
      )
    }
    return (
      /\b(?:off|code|discount|half[- ]price|for one)\b/i.test(text) || /^abandoned/i.test(text) || wordCount(text) < 2
    )
  }

  private readPriced(
    goods: { part: { text: string; at: number }; goods: BriefItem | Pair | undefined }[],
    offset: number
  ): void {
    for (const { part, goods: read } of goods) {
      const place = { start: offset + part.at, end: offset + part.at + part.text.length }
      const text = trimEnds(part.text)
      const facts = this.factsIn(place.start, place.end)
      if (read && 'label' in read) this.totals.push(read)
      else if (read) this.items.push(read)
      else if (lacksSubject(text)) this.addStatement(withSubject(text, this.subjectWord()), place, 'sentence')
      else if (facts.some(({ kind }) => kind === 'reference' || kind === 'link' || kind === 'email'))
        this.addStatement(text, place, isSentence(text) && wordCount(text) > 3 ? 'sentence' : 'part')
      else if (isSentence(text) || facts.some(({ kind }) => kind === 'date'))
        this.addStatement(text, place, isSentence(text) ? 'sentence' : 'item')
      else if (
        /\p{L}{3}/u.test(text) &&
        (this.kind === 'order' || this.kind === 'receipt' || this.kind === 'cart' || this.kind === 'shipping')
      )
        this.items.push({ title: capitalise(toReader(text)) })
      else this.addStatement(text, place, 'item')
    }
  }

  private subjectWord(): string {
    if (/^(?:order|shipping|receipt|cart)$/.test(this.kind)) return 'Your order'
    if (this.kind === 'sale') return 'The offer'
    if (this.kind === 'reminder') return 'It'
    return 'It'
  }

  private addStatement(text: string, place: { start: number; end: number }, form: Statement['form']): void {
    const told = toReader(trimEnds(text))
    if (!/\p{L}/u.test(told) && form !== 'part') return
    this.statements.push({ text: form === 'sentence' ? sentence(told) : asItem(told), form, ...place })
  }

  /** Quotations with a speaker are testimonials. */
  private takeQuotes(): void {
    for (const quote of this.facts.filter(({ kind }) => kind === 'quote')) {
      if (
        this.isDropped(quote) ||
        [this.headline, this.subject, this.preheader, this.buttonLabel, this.event.name].includes(quote.text)
      )
        continue
      const before = this.text.slice(Math.max(0, quote.start - 90), quote.start)
      const after = this.text.slice(quote.end + 1, quote.end + 90)
      const speaker =
        /(?:from|by|of)\s+(?:(?:a|our) (?:[a-z]+ ){1,3})?([A-Z][\p{L}’'.-]*(?:\s[A-Z][\p{L}’'.-]*){0,3})(?:\s*[,(]\s*([^:,"“()]{3,60}?))?\)?\s*[,:–—-]*\s*["“‘]$/u.exec(
          before
        )
      const signed =
        /^\s*(?:[,.]?\s*[-–—(,]+\s*|\s+(?:by|from|said|says)\s+)([A-Z][\p{L}’'.-]*(?:\s[A-Z][\p{L}’'.-]*){0,3})(?:\s*,\s*([^.,"“()\n]{3,60}))?/u.exec(
          after
        )
      const match = speaker ?? signed
      const isQuote =
        /\b(?:testimonials?|quote|review|says?|said)\b[^.\n]*$/i.test(before) || this.under?.role === 'quote'
      if (!match && !isQuote) continue
      if (!match && wordCount(quote.text) < 4) continue
      this.quotes.push({
        text: quote.text,
        ...(match?.[1] && { name: trimEnds(match[1]) }),
        ...(match?.[2] && { role: trimEnds(match[2]) })
      })
      const around = this.statements.findIndex(({ start, end }) => start <= quote.start && quote.end <= end)
      if (around >= 0) this.statements[around] = { ...this.statements[around]!, form: 'part' }
    }
  }
}

/** Without what only says how it should sound: "Friendly, not pushy: …", "…, in two short sentences", "… thx". */
function withoutStyle(text: string): string {
  const plain = text
    .replace(
      /,?\s*\bin (?:one|two|three|four|a few|\d) (?:short |brief |simple )?(?:sentences?|paragraphs?|words|lines)\b/gi,
      ''
    )
    .replace(/[\s,]+(?:thx|thanks|thank you|thank u|cheers|please|pls|ty)(?: in advance| a lot| so much)?[.!]*$/i, '')
  const pieces = plain.split(/(,\s+|:\s+)/)
  while (pieces.length > 2 && STYLE_ONLY.test(pieces[0]!)) pieces.splice(0, 2)
  while (pieces.length > 2 && STYLE_ONLY.test(pieces.at(-1)!)) pieces.splice(-2)
  return pieces.length === 1 && STYLE_ONLY.test(pieces[0]!) ? '' : trimEnds(pieces.join(''))
}

const stripArticle = (text: string): string => text.trim().replace(/^(?:a|an|the|some)\s+/i, '')

/** A line with a price in it that tells more than a price. */
const isSentenceLong = (text: string): boolean => wordCount(text) > 14 && isSentence(text)
