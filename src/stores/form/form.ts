import { atom, computed } from 'nanostores'
import type { FieldName } from '../../compose/email-facts.ts'
import { factsOf, faultsOf } from '../../compose/form/facts-of.ts'
import { emptyForm, type Form, fill } from '../../compose/form/form.ts'
import { anotherLook, lookBack, lookOf } from '../../compose/form/looks.ts'
import { announcementOf } from '../../compose/form/words.ts'
import { KIND_WORDS, type Kind } from '../../compose/kinds.ts'
import type { BriefReading } from '../../compose/reading/brief-reading.ts'
import { LONGEST_BRIEF } from '../../contract/brief.ts'
import { createBrands } from './brands.ts'
import { foreignOf } from './foreign.ts'
import { type BriefedForm, createKeeping, type KeepingParts, type ServerForm } from './keeping.ts'
import { createReader } from './reader.ts'

/** Long enough that whoever types on hears nothing. */
const QUIET_MS = 1_000

export interface FormParts extends KeepingParts {
  newSeed: () => number
  /** Hears of changes in another tab. */
  hear: (listener: () => void) => () => void
}

/** The form beside the email: filled by readings of the brief, changed by the person, kept for them. */
export function createForm({ callJson, kept, newSeed, hear }: FormParts) {
  const $brief = atom('')
  const $form = atom<Form>(emptyForm(newSeed()))
  const $facts = computed($form, factsOf)
  const $faults = computed($form, faultsOf)
  const $look = computed($form, lookOf)
  /** The language of the brief, where the designer in use does not write it. */
  const $foreign = computed($form, foreignOf)
  /** What screen readers say of the form, once it stands still. */
  const $announcement = atom('')
  /** The field that is open where fields are folded. */
  const $opened = atom<FieldName | undefined>(undefined)
  /** The brands that it can be of. */
  const brands = createBrands({ callJson, $form })
  const keeping = createKeeping({ callJson, kept })
  const reader = createReader({ callJson, onRead })
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Comes back with what was kept, here or else on the server, and follows other tabs. Answers a function that stops all of it. */
  function open(): () => void {
    const found = keeping.find()
    if (found) adopt(found.brief, found.form)
    const opened = $form.get()
    void keeping.findNewer().then(newer => newer && isUntouched(newer.brief, opened, found) && takeOver(newer))
    void brands.load()
    const stopHearing = hear(follow)
    return () => {
      stopHearing()
      reader.stop()
      keeping.cancel()
      clearTimeout(timer)
    }
  }

  /** Whoever began to write before the answer was there writes on. */
  const isUntouched = (brief: string, opened: Form, found: BriefedForm | undefined): boolean =>
    isStill(opened) && ['', brief, found?.brief].includes($brief.get())

  function takeOver(kept: ServerForm) {
    adopt(kept.brief, kept.form)
    keeping.keepHere(kept)
  }

  function follow() {
    const found = keeping.find()
    reader.stop()
    keeping.cancel()
    adopt(found?.brief ?? '', found?.form ?? emptyForm(newSeed()))
  }

  function adopt(brief: string, form: Form) {
    $brief.set(brief)
    $form.set(form)
    announceLater()
  }

  /** An answer may come after sign-out, when nothing is kept here any more. */
  function onRead(reading: BriefReading, brief: string) {
    adopt($brief.get(), fill($form.get(), reading, brief))
    if (keeping.isKept()) keeping.keep({ brief: $brief.get(), form: $form.get() })
  }

  /** Takes the brief as it is now, and reads it after a pause. An empty one, one that is too long, or the name of a kind alone leaves the form as it is. */
  function write(brief: string) {
    if (brief === $brief.get()) return
    $brief.set(brief)
    if (isNoBrief(brief)) reader.stop()
    else reader.read(brief)
    keeping.keep({ brief, form: $form.get() })
  }

  /** Reads the brief again, for another designer. */
  const readAgain = () => isNoBrief($brief.get()) || reader.read($brief.get())

  /** Changes the form, by one of the functions of `compose/form`. */
  function change(edit: (form: Form) => Form) {
    const form = edit($form.get())
    if (form === $form.get()) return
    $form.set(form)
    keeping.keep({ brief: $brief.get(), form })
    announceLater()
  }

  function announceLater() {
    clearTimeout(timer)
    timer = setTimeout(() => $announcement.set(announcementOf($form.get())), QUIET_MS)
  }

  const choose = (kind: Kind) => change(form => ({ ...form, kind }))
  /** Another look, from another seed. */
  const tryAnother = (seed: number) => change(form => anotherLook(form, seed))
  const goBack = () => change(lookBack)

  /** Forgets all of it, for the next email. */
  function forget() {
    reader.stop()
    keeping.forget()
    adopt('', emptyForm(newSeed()))
  }

  /** Whether nobody has changed anything of it since. What was read anew is nobody's change. */
  const isStill = (form: Form) => ownOf($form.get()) === ownOf(form)

  const stores = { $brief, $form, $facts, $faults, $look, $foreign, $announcement, $opened }
  return {
    ...stores,
    brands,
    open,
    write,
    settle: reader.settle,
    readAgain,
    change,
    choose,
    tryAnother,
    goBack,
    isStill,
    forget
  }
}

export type FormStore = ReturnType<typeof createForm>

const ownOf = ({ reading: _, brief: __, ...own }: Form) => JSON.stringify(own)

const KIND_NAMES = new Set(Object.values(KIND_WORDS).map(name => name.toLowerCase()))
const isNoBrief = (brief: string) =>
  brief.trim() === '' || brief.length > LONGEST_BRIEF || KIND_NAMES.has(brief.trim().toLowerCase())
