import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { ConnectDesigner, ModelService } from '../../../contract/designer.ts'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { KeyField } from './KeyField.tsx'
import { TrialLine } from './TrialLine.tsx'

const SERVICES: { value: ModelService; label: string }[] = [
  { value: 'anthropic', label: 'Anthropic' },
  { value: 'openai', label: 'OpenAI' },
  { value: 'openai-compatible', label: 'Another address' }
]

/** Models to begin with; any other name can be typed. */
const EXAMPLES: Record<ModelService, string[]> = {
  anthropic: ['claude-sonnet-5-5', 'claude-opus-5-5', 'claude-haiku-5-5'],
  openai: ['gpt-6.1-sol', 'gpt-6.1-terra', 'gpt-6-luna'],
  'openai-compatible': []
}

/** Where a person's model is, and its key. Testing keeps what is written. */
export function ConnectionForm({ settings, now }: { settings: DesignerSettings; now: number }) {
  const { connection } = useStore(settings.$state)
  const { own: trial } = useStore(settings.$trials)
  const [service, setService] = useState<ModelService>(connection?.service ?? 'anthropic')
  const isCompatible = service === 'openai-compatible'
  const isSame = connection?.service === service
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void settings.connect(fieldsOf(new FormData(event.currentTarget), service))
  }
  return (
    <form className="designer-form" onSubmit={submit} aria-label="Your own key">
      <div className="form-row">
        <div className="field">
          <label className="field-label" htmlFor="designer-service">
            Service
          </label>
          <select
            className="select"
            id="designer-service"
            value={service}
            onChange={event => setService(event.target.value as ModelService)}
          >
            {SERVICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Field
          key={service}
          label="Model"
          name="model"
          list="designer-models"
          defaultValue={isSame ? connection.model : EXAMPLES[service][0]}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          required
        />
        <datalist id="designer-models">
          {EXAMPLES[service].map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {isCompatible && (
        <Field
          label="Address"
          name="address"
          type="url"
          defaultValue={connection?.address ?? ''}
          placeholder="https://models.example.com/v1"
          hint="Of a service that speaks OpenAI’s language. It begins with https:// and is reached from the internet."
          maxLength={500}
          required
        />
      )}
      <div className="designer-key">
        <KeyField
          key={`${service} ${connection?.key_end}`}
          keyEnd={isSame ? connection.key_end : null}
          isRequired={!isCompatible}
        />
        <Button type="submit" busy={trial?.state === 'testing'} busyLabel="Testing…">
          Test
        </Button>
      </div>
      <TrialLine trial={trial} tested={connection?.tested ? { test: connection.tested, now } : undefined} />
    </form>
  )
}

function fieldsOf(form: FormData, service: ModelService): ConnectDesigner {
  const [model, address, key] = ['model', 'address', 'key'].map(name => String(form.get(name) ?? '').trim())
  return { service, model: model ?? '', ...(address && { address }), ...(key && { key }) }
}
