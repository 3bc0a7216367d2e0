import { directionsAsked } from '../../../stores/directions/asked.ts'
import { forgetForm } from '../../../stores/form/leave-form.ts'
import { keptText } from '../../../stores/kept-text.ts'
import { useKeptText } from '../../ui/use-kept-text.ts'

/** What the prompt box keeps its text under. */
const BRIEF = 'brief'

/** From the first finished direction on the page has an address, and its brief is kept with the template. */
export function settleAt(templateId: string) {
  const asked = directionsAsked.find()
  if (asked && keptText.read(BRIEF) === asked.prompt) {
    keptText.write(BRIEF, '')
    void forgetForm()
  }
  directionsAsked.forget()
  history.replaceState(history.state, '', `/studio/directions/${templateId}`)
}

/** Back to the prompt box, with the brief to go on with. */
export function useWayBack(brief: string): () => void {
  const [, keep] = useKeptText(BRIEF)
  return () => {
    directionsAsked.forget()
    if (brief !== '') keep(brief)
    location.assign('/studio')
  }
}
