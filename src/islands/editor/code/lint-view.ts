import { type EditorView, hoverTooltip, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { Fault } from '../../../email/lint/fault.ts'
import { faultField, setFaults } from './faults.ts'
import { messageNodes } from './message-nodes.ts'

/** How long typing has to rest. */
const PAUSE_MS = 300
/** What no template may have is not looked through either. */
export const LONGEST_TEXT = 500_000

export type Lint = (source: string) => Fault[]

/** Looks for faults some time after the last change; `onFaults` hears all that were found. */
export const lintView = (lint: Lint, onFaults: (faults: Fault[]) => void) => [
  faultField,
  faultTooltips,
  ViewPlugin.define(view => new Linting(view, lint, onFaults))
]

class Linting implements PluginValue {
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly view: EditorView
  private readonly lint: Lint
  private readonly onFaults: (faults: Fault[]) => void

  constructor(view: EditorView, lint: Lint, onFaults: (faults: Fault[]) => void) {
    this.view = view
    this.lint = lint
    this.onFaults = onFaults
    this.wait()
  }

  update({ docChanged }: ViewUpdate) {
    if (docChanged) this.wait()
  }

  destroy() {
    clearTimeout(this.timer)
  }

  private wait() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.run(), PAUSE_MS)
  }

  private run() {
    const { doc } = this.view.state
    const faults = doc.length > LONGEST_TEXT ? [] : this.lint(doc.toString())
    const placed = faults.filter(({ from, to }) => from < to)
    this.view.dispatch({
      effects: setFaults.of(placed.map(fault => ({ fault, from: fault.from, to: fault.to, seen: doc })))
    })
    this.onFaults(faults)
  }
}

/** What is wrong, where the pointer rests on it. */
const faultTooltips = hoverTooltip((view, at) => {
  const found = view.state.field(faultField).find(({ from, to }) => from <= at && at <= to)
  if (!found) return null
  const create = () => {
    const dom = document.createElement('div')
    dom.className = 'code-tooltip'
    dom.append(messageNodes(found.fault.message))
    return { dom }
  }
  return { pos: found.from, end: found.to, above: true, create }
})
