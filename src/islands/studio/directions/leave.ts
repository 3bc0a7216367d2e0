import { directionsAsked } from '../../../stores/directions/asked.ts'
import { keptText } from '../../../stores/kept-text.ts'
import { useKeptText } from '../../ui/use-kept-text.ts'

/** What the prompt box keeps its text, and what was said of its reading, under. */
const [BRIEF, FACTS] = ['brief', 'brief-facts']

/** From the first finished direction on the page has an address, and its brief is kept with the template. */
export function settleAt(templateId: string) {
  const asked = directionsAsked.find()
  if (asked && keptText.read(BRIEF) === asked.prompt) {
    keptText.write(BRIEF, '')
    keptText.write(FACTS, '')
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
