import { SCENES } from '../../../email/theme/media-urls.ts'

/** Words that ask for a picture without standing in its list. */
const MORE: [RegExp, string][] = [
  [/\bcookbook/i, 'books'],
  [/\blogistics\b|\bremovals\b|\bcourier/i, 'delivery'],
  [/\bcar boot\b|\bcar service\b|\bmot\b/i, 'car'],
  [/\bloaves\b|\bcroissants?\b|\bbuns\b/i, 'bakery'],
  [/\b(?:accounting|invoicing|expenses|payroll) (?:tool|app|software)\b/i, 'chart'],
  [/\bswaddle|\bnapp(?:y|ies)\b|\bnewborn|\bpram\b/i, 'baby'],
  [/\bbackpacks?\b|\bhandbags?\b|\bluggage\b/i, 'suitcase'],
  [/\bsarees?\b|\bsaris?\b|\bt-?shirts?\b|\bleggings\b|\btote bag/i, 'clothes'],
  [/\bsurf(?:ing|boards?)?\b|\bwetsuits?\b|\bswim\b|\bkayak/i, 'sea'],
  [
    /\bcookware\b|\bkitchenware\b|\bmuesli\b|\bcheeses?\b|\bmeal kit|\bfood bank|\bcookery\b|\bsoup\b|\bhot sauce/i,
    'food'
  ],
  [/\bchai\b|\bteas?\b(?! towel)/i, 'coffee'],
  [/\bquilts?\b|\bbedding\b|\btextiles?\b|\bmattress/i, 'home'],
  [/\bveg(?:etable)? box|\bvegetables\b|\bbulbs?\b(?! energy)|\bcompost/i, 'garden'],
  [/\bcredit union\b|\bbudgeting\b|\bbanking\b|\baccountan|\btax\b/i, 'coins'],
  [/\bglamping\b|\bcampsite\b|\bhostel in the hills/i, 'mountains'],
  [/\bdomains?\b|\bhosting\b|\bservers?\b/i, 'laptop'],
  [/\bphysio/i, 'yoga'],
  [/\bfestival\b|\bline-?up\b|\bcarol/i, 'music'],
  [/\bwatercolour|\bwatercolor|\blife drawing/i, 'paint'],
  [/\bphotos? (?:day|are|is)\b/i, 'camera'],
  [/\bchocolates?\b|\btruffles?\b|\bsweet shop\b|\bgift guide\b/i, 'gift'],
  [/\bjewell?e?ry\b/i, 'jewellery'],
  [/\bbike|\bcycl(?:e|ing|ists?)\b/i, 'bicycle'],
  [/\bbooks\b|\bbookshop|\bpaperback|\bhardback|\bnovels?\b|\bauthor/i, 'books'],
  [/\bfilm|\bcinema|\bscreening|\bmovie/i, 'film'],
  [/\bcandles?\b|\blighting\b|\blamps?\b/i, 'lamp'],
  [/\brunning\b|\brunners?\b/i, 'running'],
  [/\bgnocchi|\bosteria|\btrattoria|\bpizz|\bitalian\b|\bbistro|\bcanteen|\blunch menu/i, 'food'],
  [/\bphilodendron|\bmonstera|\bsucculent|\bcact(?:us|i)\b|\bferns?\b(?! &)/i, 'garden'],
  [/\bice[ -]?cream|\bgelato|\bdessert/i, 'food'],
  [/\brugs?\b|\bblankets?\b|\bcushions?\b/i, 'home'],
  [/\bsocks?\b|\bt-?shirts?\b|\bjumpers?\b|\bswimwear|\bknitwear/i, 'clothes'],
  [/\bjust listed|\bopen house|\bfenced yard|\bbathroom|\b\d-? ?bed\b/i, 'home'],
  [/\bsaas\b|\bsoftware\b|\binvoicing\b|\bonline tool\b/i, 'laptop'],
  [/\bheadphones|\bearbuds|\bspeakers?\b(?= \()|\bturntable/i, 'music'],
  [
    /^(?!.*\b(?:coffee|espresso|tea)s?\b).*\b(?:brew(?:ing|ery|eries|house)|taproom|beers?|ales?|ipas?|lagers?|stouts?|gose|ciders?|pub|distillery|gin|whisk(?:e)?y|mezcal)\b/is,
    'wine'
  ],
  [/\bgala\b|\bball\b(?= (?:on|at|in)\b)|\bblack[- ]tie\b/i, 'wine'],
  [/\b(?:new|for sale)\b[^.]{0,12}\blisting\b/i, 'home'],
  [/\btime tracking|\bplanning tool|\bproject tracking/i, 'app'],
  [/\balbum\b|\bvinyl\b/i, 'music'],
  [/\bspice|\bchilli|\bthyme\b/i, 'food'],
  [/\bbirthday/i, 'party'],
  [/\bboots?\b|\btrainers\b|\bsneakers\b/i, 'shoes'],
  [/\bthermostat|\bheating\b|\bfurniture|\bsofa/i, 'home'],
  [/\bdowntime|\bserver|\bapi\b|\bdashboard/i, 'laptop'],
  [/\bpassword|\bsecurity|\bsign-?in\b/i, 'shield'],
  [/\bdog|\bcat\b|\bpets?\b/i, 'pets'],
  [/\bteapot|\bmugs?\b/i, 'pottery'],
  [/\bcharity|\bdonat/i, 'heart'],
  [/\binvoice|\breceipt|\bpayment/i, 'receipt'],
  [/\bpillow|\bmattress|\bduvet|\bbedding/i, 'moon'],
  [/\bwebinar/i, 'laptop'],
  [/\bflorist|\bbouquet|\bpeon(?:y|ies)|\borchid/i, 'flowers'],
  [/\bproduct recall/i, 'bell'],
  [/\brais(?:e|ing) (?:our |the )?prices|\bprice (?:increase|change)/i, 'coins'],
  [/\bdent(?:al|ist)|\bclinic\b|\bdoctor/i, 'calendar'],
  [/\btoys?\b|\bwooden train/i, 'baby'],
  [/\bhappy new year/i, 'confetti'],
  [/\b[Pp]rimary [Ss]chool|\b[Pp]upils?\b|\p{Lu}[\p{L}'’]+ (?:Primary|Elementary)\b/u, 'school'],
  [/\bserums?\b|\bmoisturi[sz]er/i, 'skincare'],
  [/\brivers?\b|\blakes?\b/i, 'waves'],
  [/\b(?:lift|elevator|plumbing|heating|boiler)\b[^.]*\b(?:maintenance|service|repair)/i, 'tools'],
  [/\bphotograph/i, 'camera'],
  [/\btasting menu|\bdishes\b|\bmeal kit|\bvegetarian/i, 'food']
]
/** Scenes that many briefs touch on without being about them. */
const VAGUE = new Set([
  'abstract',
  'rays',
  'waves',
  'star',
  'calendar',
  'letter',
  'bell',
  'gift',
  'shop',
  'map',
  'ticket',
  'key',
  'city',
  'desk',
  'app',
  'school',
  'receipt',
  'parcel',
  'delivery',
  'party',
  'chart',
  'phone',
  'sunrise',
  'moon',
  'night',
  'coins'
])
const VAGUE_WORDS = new Set(
  'october november december september october maintenance coach training nursery family parents parent children child auto drive road track service friend community hall quiet calm sound water health care start team park collection book club read reading track tracking sale summer order light new table studio craft bar glass code open home house shop store free bold date star stars day days friend midnight dark late winter seed stage growth gift card account page line learn learning workshop launch beta ring rings train online website web'.split(
    ' '
  )
)

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s|ing)$/, '') : word)

/** The scene whose words some text has most of, `least` at the least; `undefined` when it has none. */
export function sceneFor(text: string, least = 0.8): string | undefined {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? []
  const counted = new Set([...words, ...words.map(stem)])
  const scored = SCENES.map(scene => {
    const isNamed = (word: string) => counted.has(word) || counted.has(stem(word))
    const hits = scene.words.filter(
      (word, at) => isNamed(word) && scene.words.findIndex(other => stem(other) === stem(word)) === at
    )
    const extra = MORE.filter(([sign, name]) => name === scene.name && sign.test(text)).length * 2
    return {
      name: scene.name,
      score:
        extra +
        hits.reduce((sum, word) => sum + (VAGUE_WORDS.has(word) || VAGUE_WORDS.has(stem(word)) ? 0.4 : 1), 0) *
          (VAGUE.has(scene.name) ? 0.5 : 1)
    }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= least ? best.name : undefined
}
