import { useEffect } from 'react'
import { fetchUpTo, PAGE_SIZE, type TemplateList } from '../../stores/templates/list.ts'

/** Has a list fetched a page further than it is drawn. */
export function useFetching({ asked }: TemplateList, lastDrawn: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew
  useEffect(() => void fetchUpTo(lastDrawn + PAGE_SIZE), [asked, lastDrawn])
}
