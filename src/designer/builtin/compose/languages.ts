/** The words at the foot of an email. */
export interface FooterWords {
  marketing: string
  service: string
  unsubscribe: string
}

const row = (marketing: string, service: string, unsubscribe: string): FooterWords => ({
  marketing,
  service,
  unsubscribe
})
const ENGLISH = row(
  'You are getting this because you asked to hear from us.',
  'This is a message about your account or order, sent once.',
  'Unsubscribe'
)

const FOOTERS: Record<string, FooterWords> = {
  en: ENGLISH,
  de: row(
    'Sie erhalten diese E-Mail, weil Sie sich dafür angemeldet haben.',
    'Diese Nachricht betrifft Ihr Konto oder Ihre Bestellung.',
    'Abmelden'
  ),
  fr: row(
    'Vous recevez cet e-mail parce que vous vous y êtes inscrit.',
    'Ce message concerne votre compte ou votre commande.',
    'Se désabonner'
  ),
  es: row('Recibe este correo porque se suscribió.', 'Este mensaje se refiere a su cuenta o pedido.', 'Darse de baja'),
  it: row(
    'Ricevi questa e-mail perché ti sei iscritto.',
    'Questo messaggio riguarda il tuo account o il tuo ordine.',
    'Annulla iscrizione'
  ),
  pt: row(
    'Recebe este e-mail porque se inscreveu.',
    'Esta mensagem diz respeito à sua conta ou encomenda.',
    'Cancelar subscrição'
  ),
  nl: row(
    'Je ontvangt deze e-mail omdat je je hebt ingeschreven.',
    'Dit bericht gaat over je account of bestelling.',
    'Uitschrijven'
  )
}

const MORE: Record<string, string> = {
  de: 'Mehr erfahren',
  fr: 'En savoir plus',
  es: 'Saber más',
  it: 'Scopri di più',
  pt: 'Saber mais',
  nl: 'Meer lezen',
  ja: '詳しく見る',
  zh: '了解更多',
  ko: '자세히 보기',
  ru: 'Подробнее',
  ar: 'اعرف المزيد',
  he: 'לפרטים נוספים'
}

/** What a button says that leads on; `undefined` for languages we have no words in. */
export const moreWords = (lang: string): string | undefined => MORE[lang]

/** In the language of the brief; English for those we have no words in. */
export const footerWords = (lang: string): FooterWords => FOOTERS[lang] ?? ENGLISH
