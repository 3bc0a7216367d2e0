/** What CodeMirror's HTML asks for of JavaScript: an email holds none, so a script is plain text in the code. */
const PLAIN = `
import { NodeType, Parser, Tree } from '@lezer/common'
class PlainParser extends Parser {
  configure() {
    return this
  }
  createParse(_input, _fragments, ranges) {
    const [from, to] = [ranges[0].from, ranges[ranges.length - 1].to]
    const tree = new Tree(NodeType.none, [], [], to - from)
    return { parsedPos: to, stoppedAt: null, stopAt() {}, advance: () => tree }
  }
}
const plain = { parser: new PlainParser() }
export { plain as javascriptLanguage, plain as typescriptLanguage, plain as jsxLanguage, plain as tsxLanguage }
export const javascript = () => ({ support: [] })
`

const NAME = '@codemirror/lang-javascript'

/** Leaves the grammar of JavaScript, a fifth of the code editor, out of what browsers load. */
export function noScriptLanguage() {
  return {
    name: 'mailwright-no-script-language',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id: string) => (id === `\0${NAME}` ? PLAIN : undefined)
  }
}
