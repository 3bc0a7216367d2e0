// The policy of our pages forbids code made from text. Zod would try whether it may, and be reported for it.
globalThis.__zod_globalConfig = { jitless: true }
