import { parse } from 'parse5'
import type { EmailSource } from '../src/email/email.ts'
import { drawingSvg, renderDrawing } from '../src/server/media/render.ts'
import { row, takingTurns } from './measure.ts'

/** The scene with most to draw. */
const SCENE = 'pottery'

/** A scene in colours that nobody asked for before: as the PNG of an email, and as the SVG that pages of ours show. */
export async function benchPictures(email: EmailSource) {
  let asked = 0
  const query = () => {
    asked += 1
    const brand = `#1f4d${asked.toString(16).padStart(2, '0')}`
    return { colours: { brand, accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' }, variant: 1 }
  }
  console.log('\nA scene in colours that are new; × is the time of parse5 on the email of sections.\n')
  const times = await takingTurns({
    parse5: () => parse(email.html),
    svg: () => drawingSvg('scenes', SCENE, query()),
    png: () => renderDrawing('scenes', SCENE, query())
  })
  row('a scene as SVG', times.svg, times.parse5)
  row('a scene as PNG, cold', times.png, times.parse5, 80)
}
