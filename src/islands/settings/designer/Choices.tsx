import { useStore } from '@nanostores/react'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DesignerRow } from './DesignerRow.tsx'
import { LocalModels } from './LocalModels.tsx'
import { OwnKey } from './OwnKey.tsx'
import { monthWords, operatorWords } from './words.ts'

const USED_UP = {
  operator: 'This month’s share of the site’s model is used up.',
  own: 'Your own key has reached your limit for this month.'
}

/** The designers that there are, one of them in use. */
export function Choices({ settings, now }: { settings: DesignerSettings; now: number }) {
  const { operator, chosen, used_up, usage } = useStore(settings.$state)
  const error = useStore(settings.$error)
  return (
    <>
      {used_up && (
        <Notice tone="orange" title={USED_UP[chosen === 'own' ? 'own' : 'operator']}>
          It starts again on {monthWords(usage.month).next}. Until then the built-in designer makes emails, if you
          choose it.
        </Notice>
      )}
      <fieldset className="designer-rows" aria-labelledby="designer">
        <DesignerRow settings={settings} designer="offline" name="Built-in, works offline" fact="No cost of its own">
          Writes English. Nothing leaves this server.
        </DesignerRow>
        {operator && (
          <DesignerRow settings={settings} designer="operator" name="The site’s model" fact="In your plan">
            {operatorWords(operator)}
          </DesignerRow>
        )}
        <OwnKey settings={settings} now={now} />
        <LocalModels settings={settings} />
      </fieldset>
      {error && <ErrorLine className="mt-4">{error}</ErrorLine>}
    </>
  )
}
