import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LocalServerAnswer } from '../../../contract/designer.ts'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { Button } from '../../ui/Button.tsx'
import { DesignerRow } from './DesignerRow.tsx'
import { TrialLine } from './TrialLine.tsx'

interface Chosen {
  server: string
  model: string
}

/** Models of servers on the site's machine, where they are looked for. */
export function LocalModels({ settings }: { settings: DesignerSettings }) {
  const { local } = useStore(settings.$state)
  const { local: trial } = useStore(settings.$trials)
  const isOpen = useStore(settings.$opened) === 'local'
  const [picked, setPicked] = useState<Chosen | null>(local?.chosen ?? firstOf(local?.servers))
  if (!local) return null
  const isFound = local.servers.length > 0
  const pick = (chosen: Chosen) => {
    setPicked(chosen)
    if (isOpen) void settings.choose({ designer: 'local', ...chosen })
  }
  return (
    <DesignerRow
      settings={settings}
      designer="local"
      name="On this machine"
      badge={isFound && <span className="designer-found">Found</span>}
      fact={
        <LocalButton
          {...{ settings, isFound, isTesting: trial?.state === 'testing' }}
          chosen={picked ?? firstOf(local.servers)}
        />
      }
      more={
        <>
          {local.servers.map(server => (
            <ModelChoice key={server.name} server={server} picked={picked} onPick={pick} />
          ))}
          <TrialLine trial={trial} />
        </>
      }
    >
      {foundWords(local.servers)}
    </DesignerRow>
  )
}

interface LocalButtonProps {
  settings: DesignerSettings
  isFound: boolean
  isTesting: boolean
  chosen: Chosen | null
}

function LocalButton({ settings, isFound, isTesting, chosen }: LocalButtonProps) {
  if (!isFound || !chosen)
    return (
      <Button size="bar" onClick={() => void settings.look()}>
        Look again
      </Button>
    )
  return (
    <Button
      size="bar"
      busy={isTesting}
      busyLabel="Testing…"
      aria-label={`Test ${chosen.model}`}
      onClick={() => void settings.test({ designer: 'local', ...chosen })}
    >
      Test
    </Button>
  )
}

interface ModelChoiceProps {
  server: LocalServerAnswer
  picked: Chosen | null
  onPick: (chosen: Chosen) => void
}

const ModelChoice = ({ server, picked, onPick }: ModelChoiceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form of designers
  <div className="model-choice" role="group" aria-label={`Models of ${server.name}`}>
    {server.models.map(model => (
      <button
        key={model}
        type="button"
        aria-pressed={picked?.server === server.name && picked.model === model}
        onClick={() => onPick({ server: server.name, model })}
      >
        {model}
      </button>
    ))}
  </div>
)

function firstOf(servers: LocalServerAnswer[] = []): Chosen | null {
  const [server] = servers
  return server?.models[0] ? { server: server.name, model: server.models[0] } : null
}

function foundWords(servers: LocalServerAnswer[]): string {
  if (servers.length === 0)
    return 'Nothing answers on this machine. Start Ollama, LM Studio or llama.cpp, then look again.'
  const found = servers.map(
    ({ name, models }) => `${name} answers with ${models.length === 1 ? 'one model' : `${models.length} models`}.`
  )
  return `${found.join(' ')} Nothing leaves this machine.`
}
