/** A browser's storage: its keys are its own properties, as `localStorage` has them. */
export function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: String(value) }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key)
  }
  const storage: Record<string, string> = Object.create(methods)
  return storage as unknown as Storage
}
