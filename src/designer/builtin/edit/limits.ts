import { parseColour } from '../../../email/theme/colour-words.ts'
import type { Rule } from './desk.ts'

const UNSELECTED =
  /^(?:make|change|turn|remove|delete|move|cent(?:er|re)|link|colou?r|paint|replace|set|hide) (?:this|that)\b/i

/** "make this green" with nothing selected. */
const unselected: Rule = (wish, { selected }) =>
  !selected && UNSELECTED.test(wish)
    ? { words: 'Click the part you mean in the preview first, or name it: "make the button green".' }
    : undefined

const TONE =
  'Changing the tone of voice needs an AI model, which whoever runs this site sets up with AI_PROVIDER. I can make it shorter or more formal, take out exclamation marks, or set your own words: "change the headline to …".'

/** Wishes that belong to other parts of the editor, or that need a model: each answered with what there is instead. */
const ANSWERS: [RegExp, string][] = [
  [/^(?:change|set|adjust|fix) (?:the )?(?:tone|voice)(?: of voice)?\b.{0,60}$/i, TONE],
  [
    /^(?:add|set|use|put|make|change|insert) (?:the |an? )?(?:\w+ )?background (?:image|picture|photo)\b/i,
    'Outlook for Windows shows no background pictures, so these emails have none. I can set the picture itself, or a background colour.'
  ],
  [
    /^(?:(?:add|insert|include|upload|use) (?:the |my |our |a )?logo\b[^:]{0,20}(?:https?:|$)|(?:put|place|show|have|move) (?:the |my |our )logo (?:at|on|in|to) the (?:very )?(?:top|header)\b[^:]{0,20}$|(?:put|change|set|replace) (?:the |my |our )?logo\b.*(?:https?:\/\/|\.(?:png|svg|jpe?g|gif)\b))/i,
    'The logo stands in words here: "change the logo to …" changes them. A picture can be added on top: "add a picture https://… at the top".'
  ],
  [
    /^(?:add|insert|include|make(?= an? | the | some )) (?:an? |the |some )?(?:[\w-]+ )?(?:countdown|timer|form|poll|carousel|slider|slideshow|animation|popup|music|sound|game|quiz)\b/i,
    'Mail clients run nothing that moves or is filled in. I can add a notice with the date, a rating, or a button that leads to a page with it.'
  ],
  [
    /^(?:undo|revert|redo|go back|roll ?back|change (?:it|that) back|restore)\b(?:.{0,60})$/i,
    'I cannot take a change back from here, but you can: Restore, below the answer that made it, brings back the version before.'
  ],
  [
    /^(?:how (?:do|can) i )?(?:send|mail|email)(?: (?:it|this|the (?:email|newsletter|template|campaign)|me|a test|out|off|now|to)\b.{0,60})?$/i,
    'I only design. To send yourself a test, press Test email above the preview; to send it to your list, export it to your sending service.'
  ],
  [
    /^(?:how (?:do|can) i )?(?:export|download|save)(?: (?:it|this|the|as|an?|to|me)\b.{0,60})?$/i,
    'Press Export HTML/CSS above the preview: it has the finished HTML, the source, plain text and an .eml file. Changes are saved on their own.'
  ],
  [
    /^(?:translate\b.{0,80}|(?:change|set|switch) (?:the )?language\b.{0,40}|(?:(?:make|write|put|say|rewrite) (?:it|this|the email|everything|all) )?(?:in(?:to)?|to) (?:spanish|french|german|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|czech|japanese|chinese|korean|russian|ukrainian|arabic|hebrew|turkish|greek|hindi))$/i,
    'Translating needs an AI model, which whoever runs this site sets up with AI_PROVIDER. I can set your own words: "change the headline to …".'
  ],
  [
    /^(?:write|tell|make up|come up with|think of|invent|suggest|compose|generate|improve|rewrite|rephrase|reword|polish)\b(?!.*\b(?:to|with)\b .)(?!.*:).{0,120}$/i,
    'Making up new wording needs an AI model, which whoever runs this site sets up with AI_PROVIDER. Give me the words, and I will set them: "change the headline to …".'
  ],
  [
    /\b(?:friendlier|funnier|funny|warmer|wittier|catchier|punchier|more (?:fun|funny|playful|friendly|exciting|casual|engaging|persuasive|emotional|human|urgent))\b/i,
    TONE
  ],
  [
    /^(?:make |set )?(?:it|the (?:whole )?(?:email|newsletter|template|design|thing)|(?:the )?(?:email )?width)\b.*(?:wider|narrower|\bwidth|\b(?:less|more|too|so) (?:wide|narrow)|\d ?(?:px|pixels|%))/i,
    'Emails here are 600 px wide, which every mail client can show; on a phone they take the width of its screen.'
  ],
  [
    /\b(?:mobile|responsive|phone)[- ](?:version|friendly|view|layout|design|ready)\b|\bfor (?:mobiles?|phones?)$|^make it (?:mobile|responsive)|\bon (?:mobiles?|phones?)$/i,
    'Every email here fits itself to phones: columns go one below another, and large type gets smaller. There is no second version to make.'
  ],
  [
    /^(?:check|fix|correct|proof-?read)(?: (?:it|this|the (?:email|text)))?(?: for)?(?: the| my| all| any)*(?: (?:spelling|grammar|typos?|mistakes?|errors?)(?: (?:and|or) \w+)?)?$/i,
    'I cannot tell right spelling from wrong. Show me the slip: "fix the typo: recieve should be receive".'
  ],
  [
    /\b(?:personali[sz]e|personali[sz]ation|(?:customer|reader|recipient|subscriber|user|client)(?:['’]?s)? (?:first )?names?)\b/i,
    'A merge tag puts in what your sending service knows of each reader. Say where: "add “Hi {{first_name}},” at the start".'
  ],
  [
    /^(?:add|insert|include|make) (?:an? |the )?(?:menu|nav(?:igation)?(?: bar| menu)?)\b/i,
    'A menu stands in the header, one link after another. Give me each with its address: "add a menu link: Shop https://shop.example".'
  ],
  [
    /\b(?:longer|more text|expand|add more)\b/i,
    'I do not make up facts to fill a page. Tell me what to add, such as "add a paragraph: We open at nine."'
  ]
]

const NARROW = 8

/** The narrow ones: they are whole wishes of their own. */
const elsewhere: Rule = wish => answer(wish, ANSWERS.slice(0, NARROW))
/** The wide ones, asked last. */
const beyond: Rule = wish => answer(wish, ANSWERS.slice(NARROW))

function answer(wish: string, answers: typeof ANSWERS): ReturnType<Rule> {
  const words = answers.find(([pattern]) => pattern.test(wish))?.[1]
  return words ? { words } : undefined
}

export const ELSEWHERE_RULES = [elsewhere]
const OPEN = /^(?:change|edit|update|modify|fix|adjust|set|rewrite) (?:the |my |our )?([\w' -]{2,40})$/i

const MANNER =
  /^(?:(?:make|keep|have|let) (?:it|this|everything|the (?:whole )?(?:text|texts|copy|wording|email|tone|message|words|headline)) )?(?:sound(?:s|ing)? |feel |read |be |look )?(?:a (?:bit|little|lot) |much |way |even |slightly )?(?:more|less|not (?:so|as)) ([a-z-]{4,20})(?: and (?:more |less )?[a-z-]{4,20})?$/i

/** "make it less salesy": how a text sounds. */
const manner: Rule = wish => {
  const word = MANNER.exec(wish)?.[1]
  return word && !parseColour(word) && !/s$/i.test(word) ? { words: TONE } : undefined
}

/** "change the footer", "green": half a wish. */
const half: Rule = wish => {
  if (parseColour(wish)) return { words: `Which part? For example: "make the button ${wish}", "background: ${wish}".` }
  const noun = OPEN.exec(wish)?.[1]
  return noun && !/\b(?:to|it|this|that)\b/i.test(noun)
    ? {
        words: `What should become of the ${noun}? For example: "change the ${noun} to …", "make the ${noun} bigger", "remove the ${noun}".`
      }
    : undefined
}

export const BEYOND_RULES = [unselected, beyond, manner, half]
