import { isEmpty } from '../../../compose/form/form.ts'
import { footOf } from '../../../compose/form/wearing.ts'
import type { Brand } from '../../../email/brand/brand.ts'
import { senderOfBrand } from '../../../email/brand/sender.ts'
import { useForm } from './view.ts'

/** Who the email is from where nobody typed it: what its brand says, or that nobody is there yet. */
export function Sender() {
  const { form, brand } = useForm()
  if (brand) return <OfBrand brand={brand} />
  return isEmpty(form, 'sender.name') ? <Unsaid /> : null
}

/** A missing sender is pointed at. It does not stop anybody. */
const Unsaid = () => (
  <p className="text-(--orange-ink) text-sm">Nobody yet. Until you say who writes, a sample stands in its place.</p>
)

/** What need not be typed. */
function OfBrand({ brand }: { brand: Brand }) {
  const { form } = useForm()
  const sender = isEmpty(form, 'sender.name') && senderOfBrand(brand)
  const foot = footOf(form, brand)
  if (!sender && !foot) return null
  return (
    <dl className="small grid grid-cols-[auto_minmax(0,1fr)] gap-x-3" aria-label={`From the brand ${brand.name}`}>
      {sender && <Given name="Sender">{sender}</Given>}
      {foot && <Given name="Footer">{foot}</Given>}
    </dl>
  )
}

function Given({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="font-[550]">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
