// A press on an island that is still waking up would be lost: it is kept and done when the island can hear it.
document.addEventListener(
  'click',
  event => {
    const pressed = event.target.closest('astro-island[ssr] button')
    if (!pressed) return
    event.preventDefault()
    const island = pressed.closest('astro-island[ssr]')
    island.addEventListener('astro:hydrate', () => pressed.click(), { once: true })
  },
  true
)
