import { useStore } from '@nanostores/react'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { withProperties } from '../../ui/with-properties.ts'
import { LimitForm } from './LimitForm.tsx'
import { count, dollars, monthWords } from './words.ts'

/** What was made in the running month, and what it took. */
export function Month({ settings }: { settings: DesignerSettings }) {
  const { usage, connection, limit } = useStore(settings.$state)
  const { name } = monthWords(usage.month)
  const rows = [
    ['Emails made', count(usage.emails)],
    ['Changes by chat', count(usage.changes)],
    ['Read and written', `${count(usage.tokens)} tokens`],
    ...(usage.refining.tokens === 0 ? [] : [['Of it to mend new emails', costOf(usage.refining)]]),
    ...(usage.own_cost_micros === null ? [] : [['Cost on your key, about', dollars(usage.own_cost_micros)]])
  ]
  return (
    <section className="month" aria-labelledby="month">
      <h2 className="pane-title" id="month">
        {name}
      </h2>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Bars days={usage.days} month={name} />
      {(connection || limit) && <LimitForm settings={settings} />}
    </section>
  )
}

const costOf = ({ tokens, cost_micros }: { tokens: number; cost_micros: number | null }): string =>
  `${count(tokens)} tokens${cost_micros ? `, about ${dollars(cost_micros)}` : ''}`

/** One bar a day; the table says the same in words. */
function Bars({ days, month }: { days: number[]; month: string }) {
  const most = Math.max(...days, 1)
  return (
    <figure className="month-figure">
      <div className="month-bars" aria-hidden="true">
        {days.map((tokens, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <i key={day} data-empty={tokens === 0 || undefined} ref={withProperties({ '--share': `${tokens / most}` })} />
        ))}
      </div>
      <figcaption className="small" aria-hidden="true">
        <span>1 {month}</span>
        <span>Today</span>
      </figcaption>
      {/* A table takes the room of its rows, however small it is told to be. */}
      <div className="sr-only">
        <table>
          <caption>Tokens of each day of {month}</caption>
          <tbody>
            {days.map((tokens, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              <tr key={day}>
                <th scope="row">{`${day + 1} ${month}`}</th>
                <td>{count(tokens)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
