interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>
}

const Found = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper

/** Lets a person point at a colour of the screen: `#rrggbb`, nothing when they do not. `undefined` where the browser cannot. */
export const pickFromScreen: (() => Promise<string | undefined>) | undefined =
  Found &&
  (() =>
    new Found().open().then(
      ({ sRGBHex }) => sRGBHex.toLowerCase(),
      () => undefined
    ))
