import { useStore } from '@nanostores/react'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DesignerRow } from './DesignerRow.tsx'
import { LocalModels } from './LocalModels.tsx'
import { OwnKey } from './OwnKey.tsx'
import { monthWords, operatorWords } from './words.ts'

/** The designers that there are, one of them in use. */
export function Choices({ settings, now }: { settings: DesignerSettings; now: number }) {
  const { operator, chosen, usage } = useStore(settings.$state)
  const error = useStore(settings.$error)
  return (
    <>
      {chosen === 'operator' && operator?.tokens_left === 0 && (
        <Notice tone="orange" title="This month’s tokens of the site’s model are used up.">
          They start again on {monthWords(usage.month).next}. Until then, choose another designer, such as the built-in
          one.
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
