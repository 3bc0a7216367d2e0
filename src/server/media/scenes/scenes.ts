import type { SceneDrawing } from '../scene.ts'
import { scene as abstract } from './abstract.ts'
import { scene as app } from './app.ts'
import { scene as autumn } from './autumn.ts'
import { scene as baby } from './baby.ts'
import { scene as bakery } from './bakery.ts'
import { scene as bell } from './bell.ts'
import { scene as bicycle } from './bicycle.ts'
import { scene as books } from './books.ts'
import { scene as calendar } from './calendar.ts'
import { scene as camera } from './camera.ts'
import { scene as car } from './car.ts'
import { scene as chart } from './chart.ts'
import { scene as city } from './city.ts'
import { scene as climbing } from './climbing.ts'
import { scene as clothes } from './clothes.ts'
import { scene as coffee } from './coffee.ts'
import { scene as coins } from './coins.ts'
import { scene as confetti } from './confetti.ts'
import { scene as delivery } from './delivery.ts'
import { scene as desk } from './desk.ts'
import { scene as film } from './film.ts'
import { scene as flowers } from './flowers.ts'
import { scene as food } from './food.ts'
import { scene as football } from './football.ts'
import { scene as forest } from './forest.ts'
import { scene as garden } from './garden.ts'
import { scene as gift } from './gift.ts'
import { scene as gym } from './gym.ts'
import { scene as handshake } from './handshake.ts'
import { scene as heart } from './heart.ts'
import { scene as home } from './home.ts'
import { scene as jewellery } from './jewellery.ts'
import { scene as key } from './key.ts'
import { scene as lamp } from './lamp.ts'
import { scene as laptop } from './laptop.ts'
import { scene as letter } from './letter.ts'
import { scene as map } from './map.ts'
import { scene as moon } from './moon.ts'
import { scene as mountains } from './mountains.ts'
import { scene as music } from './music.ts'
import { scene as night } from './night.ts'
import { scene as paint } from './paint.ts'
import { scene as parcel } from './parcel.ts'
import { scene as party } from './party.ts'
import { scene as pets } from './pets.ts'
import { scene as phone } from './phone.ts'
import { scene as plane } from './plane.ts'
import { scene as pottery } from './pottery.ts'
import { scene as rays } from './rays.ts'
import { scene as receipt } from './receipt.ts'
import { scene as robot } from './robot.ts'
import { scene as rocket } from './rocket.ts'
import { scene as running } from './running.ts'
import { scene as school } from './school.ts'
import { scene as science } from './science.ts'
import { scene as sea } from './sea.ts'
import { scene as shield } from './shield.ts'
import { scene as shoes } from './shoes.ts'
import { scene as shop } from './shop.ts'
import { scene as skincare } from './skincare.ts'
import { scene as snow } from './snow.ts'
import { scene as stage } from './stage.ts'
import { scene as star } from './star.ts'
import { scene as suitcase } from './suitcase.ts'
import { scene as sunrise } from './sunrise.ts'
import { scene as tennis } from './tennis.ts'
import { scene as ticket } from './ticket.ts'
import { scene as tools } from './tools.ts'
import { scene as waves } from './waves.ts'
import { scene as wine } from './wine.ts'
import { scene as yoga } from './yoga.ts'

/** Every scene by the name in its address. */
export const SCENE_DRAWINGS = {
  pottery,
  coffee,
  bakery,
  food,
  wine,
  garden,
  flowers,
  forest,
  mountains,
  sea,
  city,
  night,
  moon,
  sunrise,
  books,
  desk,
  laptop,
  chart,
  app,
  phone,
  music,
  film,
  stage,
  party,
  gift,
  parcel,
  delivery,
  shop,
  clothes,
  shoes,
  jewellery,
  skincare,
  home,
  lamp,
  bicycle,
  car,
  plane,
  suitcase,
  map,
  gym,
  yoga,
  climbing,
  running,
  football,
  tennis,
  pets,
  baby,
  school,
  science,
  rocket,
  robot,
  shield,
  key,
  bell,
  calendar,
  ticket,
  letter,
  handshake,
  heart,
  star,
  coins,
  receipt,
  tools,
  paint,
  camera,
  snow,
  autumn,
  abstract,
  waves,
  rays,
  confetti
} satisfies Record<string, SceneDrawing>

/** The name of a scene that can be drawn. */
type SceneName = keyof typeof SCENE_DRAWINGS

/** Is there a scene of this name? */
export const isScene = (name: string): name is SceneName => Object.hasOwn(SCENE_DRAWINGS, name)
