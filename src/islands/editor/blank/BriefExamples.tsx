const EXAMPLES = {
  Welcome:
    'Welcome email for people who joined our pottery class waiting list. Places open on 2 March, a class is £34. Friendly, unhurried. tidewater.example/classes',
  Sale: 'Sale for our pottery, 20% off with SPRING20 until Sunday. Calm and green. tidewater.example/spring',
  'Order on its way':
    'Order 20418 from Fern & Foble is on its way: three books, £41.29. It arrives on Thursday before noon. fernandfoble.example/orders/20418'
}

/** Briefs to begin with. */
export function BriefExamples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <fieldset className="brief-examples" aria-label="Examples of briefs">
      {Object.entries(EXAMPLES).map(([label, example]) => (
        <button key={label} type="button" className="btn btn-bar btn-secondary" onClick={() => onChoose(example)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
