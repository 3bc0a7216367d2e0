import { useStore } from '@nanostores/react'
import { CircleHelp } from 'lucide-react'
import { chooseBrand, takeBrand } from '../../../compose/form/wearing.ts'
import type { Brand } from '../../../email/brand/brand.ts'
import { senderOfBrand } from '../../../email/brand/sender.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import { EntryLine } from './EntryLine.tsx'
import { useForm } from './view.ts'

/** Asks of an email from somebody else whether it is the brand's: until then it wears nothing of it. */
export function BrandQuestion() {
  const { store } = useForm()
  const { asked: brand } = useStore(store.brands.$wearing)
  if (!brand) return null
  return (
    <EntryLine>
      <Question store={store} brand={brand} />
    </EntryLine>
  )
}

function Question({ store, brand }: { store: FormStore; brand: Brand }) {
  const sender = senderOfBrand(brand)
  const asked = `Is this from ${sender}?`
  const decide = (isOwn: boolean) => {
    store.change(form => (isOwn ? takeBrand(form, brand) : chooseBrand(form, null)))
    rescueFocus('[data-fact="sender.name"]', '.entry[data-field="sender"] button')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own
    <div
      className="flex flex-wrap items-center gap-x-2 rounded-(--control-corner) border border-edge border-dashed py-1.5 pr-1.5 pl-[11px] text-[0.9375rem]/[1.4]"
      role="group"
      aria-label={asked}
    >
      <span className="flex text-(--orange-ink)">
        <Icon of={CircleHelp} size={16} />
      </span>
      <b className="min-w-0 font-[600] wrap-anywhere" role="status">
        {asked}
      </b>
      <span className="entry-decide ml-auto">
        <Button size="bar" onClick={() => decide(true)}>
          Use the brand
        </Button>
        <Button size="bar" variant="ghost" onClick={() => decide(false)}>
          Leave it
        </Button>
      </span>
    </div>
  )
}
