/** Elements whose content says nothing of a look, and is most of many pages. */
const HEAVY = ['script', 'svg', 'noscript', 'template', 'iframe']

/** A page without what makes it large: scripts, drawings and comments. One that is never closed goes to the end, as browsers take it. */
export function withoutScripts(html: string): string {
  return HEAVY.reduce((text, name) => without(text, `<${name}`, `</${name}`), without(html, '<!--', '--'))
}

/** In one pass: what looks for the end anew from each beginning would take minutes where a page has a million of them. */
function without(text: string, begins: string, ends: string): string {
  const small = text.toLowerCase()
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = small.indexOf(begins, at)
    if (start < 0) return [...kept, text.slice(at)].join('')
    kept.push(text.slice(at, start))
    const end = small.indexOf(ends, start + begins.length)
    const close = end < 0 ? -1 : small.indexOf('>', end)
    if (close < 0) return kept.join('')
    at = close + 1
  }
}

/** The addresses of the style sheets of a page, as far as they can be asked. */
export function sheetsOf(html: string, base: string): string[] {
  return [...html.matchAll(/<link\b[^>]{1,2000}>/gi)].flatMap(([tag]) => {
    const value = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
    const [, ...rels] = value('rel') ?? []
    const [, ...hrefs] = value('href') ?? []
    const [rel = '', href = ''] = [rels, hrefs].map(list => list.find(each => each !== undefined))
    const url = href.replaceAll('&amp;', '&')
    if (!/\bstylesheet\b/i.test(rel) || /\balternate\b/i.test(rel) || !URL.canParse(url, base)) return []
    return new URL(url, base).href.replace(/^http:/, 'https:')
  })
}
