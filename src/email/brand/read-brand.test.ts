import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { BrandValue } from './brand.ts'
import { readBrand } from './read-brand.ts'

const PAGE = `<!doctype html><html><head><title>Oysters by the dozen | Tidewater</title>
<meta property="og:site_name" content="Tidewater Oysters"><meta name="theme-color" content="#0b4f6c">
<link rel="icon" href="/favicon.ico"><link rel="apple-touch-icon" href="/touch.png">
<meta property="og:image" content="https://cdn.tidewater.example/share.jpg"></head>
<body><header class="site-header"><a href="/"><img src="/img/logo.png" alt="Tidewater Oysters logo" width="180"></a></header>
<main><h1>Oysters by the dozen</h1><p>We raise them in the bay, on ropes, and bring them to you within a day.</p>
<p>Every Thursday we open the gate at seven.</p><a class="button" href="/shop">Order now</a><p class="sale">New season</p></main>
<footer><p>Tidewater Oysters Ltd</p><p>4 Quay Street<br>Falmouth TR11 3XY</p><a href="/about">About us</a>
<a href="https://www.instagram.com/tidewater"><img src="/ig.svg" alt="Instagram"></a><p>© 2026 Tidewater Oysters Ltd. All rights reserved.</p></footer></body></html>`
const SHEET = `body { background: #eef3f5; color: #18272e; font-family: Inter, Helvetica, sans-serif } main, footer { background: #fff }
h1 { font-family: 'Playfair Display', serif; font-size: 40px } .button { background: #0b4f6c; color: #fff; border-radius: 6px; padding: 12px }
.sale { color: #e8543f } .hidden { display: none }`

test('a page gives its name, colours by their parts, type, button, logo, footer and site', () => {
  const { found, notes, logos } = readBrand({ html: PAGE, css: SHEET, base: 'https://www.tidewater.example/' })

  expect(found).toEqual({
    name: 'Tidewater Oysters',
    colours: {
      brand: { value: '#0b4f6c' },
      accent: { value: '#e8543f' },
      canvas: { value: '#eef3f5' },
      surface: { value: '#ffffff' },
      ink: { value: '#18272e' }
    },
    type: { heading: 'dm-serif', body: 'helvetica' },
    button: 'soft',
    footer: {
      company: 'Tidewater Oysters Ltd',
      address: '4 Quay Street, Falmouth TR11 3XY',
      links: [{ label: 'About us', href: 'https://www.tidewater.example/about' }],
      social: ['https://www.instagram.com/tidewater']
    },
    sites: ['tidewater.example']
  })
  expect(logos).toEqual([
    'https://www.tidewater.example/img/logo.png',
    'https://www.tidewater.example/touch.png',
    'https://www.tidewater.example/favicon.ico',
    'https://cdn.tidewater.example/share.jpg'
  ])
  expect(notes).toContain('Playfair Display is not a font of ours: DM Serif Display stands for it.')
  expect(() => BrandValue.parse({ ...found, name: undefined })).toThrow()
})

test('an email of another program is read from its own styles', () => {
  const { found, logos } = readBrand({
    html: `<table bgcolor="#f4f0e8" width="100%"><tr><td><table bgcolor="#ffffff"><tr><td><img src="https://c.example/top.png" alt="Clay"></td></tr>
      <tr><td style="font-family:Georgia,serif;color:#2b2118;font-size:16px">Our kiln is open again, and the first bowls are out of it today.</td></tr>
      <tr><td bgcolor="#a4452c" style="border-radius:30px"><a href="https://clay.com/shop" style="color:#ffffff;font-family:Georgia,serif">See the bowls</a></td></tr></table>
      <table><tr><td style="font-size:12px;color:#2b2118">You receive this because you bought a bowl.<br>Clay &amp; Co GmbH, Kilnweg 5, 10115 Berlin<br>
      <a href="https://clay.com/unsubscribe?u={{id}}">Unsubscribe</a></td></tr></table><img src="https://clay.com/open.gif" width="1" height="1"></td></tr></table>`
  })

  expect(found).toMatchObject({
    colours: {
      brand: { value: '#a4452c' },
      canvas: { value: '#f4f0e8' },
      surface: { value: '#ffffff' },
      ink: { value: '#2b2118' }
    },
    type: { heading: 'georgia', body: 'georgia' },
    button: 'round',
    footer: {
      address: 'Clay & Co GmbH, Kilnweg 5, 10115 Berlin',
      reason: 'You receive this because you bought a bowl.'
    },
    sites: ['clay.com']
  })
  expect(found.footer?.links).toBeUndefined()
  expect(logos).toEqual(['https://c.example/top.png'])
})

test('an email of ours says all of it exactly', () => {
  const { email } = applyOperations(
    BLANK_EMAIL,
    [
      {
        op: 'theme',
        brand: '#1b5e52',
        accent: '#d94f70',
        canvas: '#eeeeee',
        surface: '#fefefe',
        ink: '#222222',
        heading: 'anton',
        body: 'arial',
        corner: 'round'
      },
      { op: 'add', kind: 'header', content: { logo: 'Clay & Co', image: { src: '/assets/a.png', alt: 'Clay & Co' } } },
      {
        op: 'add',
        kind: 'footer',
        content: {
          company: 'Clay & Co Ltd',
          address: '1 Kiln Road, 12345 Clayton',
          text: 'You get this since you joined our list.',
          unsubscribe: { label: 'Unsubscribe', href: '{{unsubscribe_url}}' }
        }
      }
    ],
    { onRefusal: 'stop' }
  )
  const { found, logos, notes } = readBrand(email)

  expect(found).toEqual({
    name: 'Clay & Co',
    colours: {
      brand: { value: '#1b5e52' },
      accent: { value: '#d94f70' },
      canvas: { value: '#eeeeee' },
      surface: { value: '#fefefe' },
      ink: { value: '#222222' }
    },
    type: { heading: 'anton', body: 'arial' },
    button: 'round',
    footer: {
      company: 'Clay & Co Ltd',
      address: '1 Kiln Road, 12345 Clayton',
      reason: 'You get this since you joined our list.'
    }
  })
  expect([logos, notes]).toEqual([['/assets/a.png'], []])
})

describe('what cannot be', () => {
  test.each([
    ['nothing', ''],
    ['an end without a beginning', '</td></tr></table><p'],
    ['a script', '<script>document.write("<h1>Hi</h1>")</script>'],
    ['500 levels', '<div>'.repeat(500)],
    ['a link that is none', '<a href="http://[">x</a><img src="data:image/png;base64,x"><link rel=icon href="//[">']
  ])('%s is read as nothing', (_, html) => {
    expect(readBrand({ html, base: 'https://a.example' }).found).toEqual({ sites: ['a.example'] })
    expect(readBrand({ html }).logos).toEqual([])
  })

  test('white on white gives no ink and says so', () => {
    const { found, notes } = readBrand({
      html: '<body style="background:#fff;color:#fefefe"><p>Nobody reads this at all</p></body>'
    })
    expect(found.colours).toEqual({ canvas: { value: '#ffffff' }, surface: { value: '#ffffff' } })
    expect(notes).toEqual(['Its text is of nearly the colour of its paper, so that colour was left out.'])
  })
})
