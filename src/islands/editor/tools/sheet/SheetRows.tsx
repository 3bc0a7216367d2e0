import { ChevronDown, Ellipsis, Pipette } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'
import { themeColours } from '../colours.ts'
import { NumberField } from '../panels/NumberField.tsx'
import { setColour } from '../set-colour.ts'
import { setSize } from '../set-size.ts'
import { LARGEST, nextSize, SMALLEST } from '../sizes.ts'
import { nameOf, type Tool, type ToolContext } from '../tool.ts'
import { SheetTool } from './SheetTool.tsx'

/** Tools that a row begins with; they have a row of their own. */
const IN_ROWS = ['text-style', 'size', 'colour']
const SHOWN = 5

interface SheetRowsProps {
  tools: readonly Tool[]
  context: ToolContext
  onOpen: (id: string) => void
}

/** The tools that rows of icons show; the others stand under More. */
export function sheetTools(tools: readonly Tool[], { part }: ToolContext): { shown: Tool[]; more: Tool[] } {
  const others = tools.filter(({ id }) => !IN_ROWS.includes(id) && !/^move-/.test(id))
  const first = others.filter(({ isMore }) => !isMore?.(part))
  const hasRows = tools.some(({ id }) => IN_ROWS.includes(id))
  const shown = first.slice(0, hasRows ? SHOWN : 2 * SHOWN + 1)
  return { shown, more: others.filter(tool => !shown.includes(tool)) }
}

/** The sheet's rows: style and size, colours, then tools with words under their icons. */
export function SheetRows({ tools, context, onOpen }: SheetRowsProps) {
  const has = (id: string) => tools.find(tool => tool.id === id)
  const { shown, more } = sheetTools(tools, context)
  const style = has('text-style')
  return (
    <div className="sheet-rows">
      {has('size') && (
        <div className="sheet-row">
          <span className="small">{style ? 'Style' : 'Size'}</span>
          {style && <StyleButton tool={style} context={context} onOpen={onOpen} />}
          <NumberField
            label="Size"
            value={context.look.size}
            least={SMALLEST}
            most={LARGEST}
            next={nextSize}
            onChange={px => setSize(context, px, 'size')}
          />
        </div>
      )}
      {has('colour') && <ColourRow context={context} onOpen={onOpen} />}
      <div className="sheet-icons">
        {shown.map(tool => (
          <SheetTool key={tool.id} tool={tool} context={context} onOpen={onOpen} />
        ))}
        {more.length > 0 && (
          <button type="button" className="sheet-tool" aria-haspopup="menu" onClick={() => onOpen('more')}>
            <Icon of={Ellipsis} size={20} />
            More
          </button>
        )}
      </div>
    </div>
  )
}

function StyleButton({ tool, context, onOpen }: { tool: Tool; context: ToolContext; onOpen: (id: string) => void }) {
  const text = tool.type === 'choices' ? tool.face?.(context).text : undefined
  return (
    <button
      type="button"
      className="sheet-choice"
      aria-label={`${nameOf(tool, context)}: ${text}`}
      onClick={() => onOpen(tool.id)}
    >
      {text}
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}

const COLOURS = 5

function ColourRow({ context, onOpen }: Omit<SheetRowsProps, 'tools'>) {
  const { look, part } = context
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands
    <div className="sheet-row" role="group" aria-label="Colour">
      <span className="small">Colour</span>
      {themeColours(part.email.css)
        .slice(0, COLOURS)
        .map(({ css, hex, name }) => (
          <button
            key={css}
            type="button"
            className="sheet-swatch"
            aria-label={name}
            aria-pressed={hex === look.colour}
            onClick={() => setColour(context, css)}
          >
            <i style={{ background: hex }} />
          </button>
        ))}
      <button type="button" className="sheet-swatch" aria-label="More colours" onClick={() => onOpen('colour')}>
        <Icon of={Pipette} size={20} />
      </button>
    </div>
  )
}
