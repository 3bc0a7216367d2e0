/** What worker threads run; they load it themselves, past the dev server. */
const RUN_BY_WORKERS = /\/src\/(designer|email|server)\/.*\.ts$/

interface DevServer {
  watcher: { on: (event: 'change', listener: (file: string) => void) => unknown }
}

/** Ends the threads of the dev server when their sources change; the next task starts new ones. */
export function freshWorkers() {
  const kept = globalThis as { mailwrightApp?: Promise<{ workers: { close: () => Promise<void> } }> }
  return {
    name: 'mailwright-fresh-workers',
    configureServer({ watcher }: DevServer) {
      watcher.on('change', file => {
        if (RUN_BY_WORKERS.test(file.replaceAll('\\', '/')))
          void kept.mailwrightApp?.then(({ workers }) => workers.close())
      })
    }
  }
}
