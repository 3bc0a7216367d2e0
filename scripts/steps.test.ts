import { expect, test, vi } from 'vitest'
import { environment } from './setup.mjs'
import { runSteps } from './steps.mjs'

const step = (name: string, code: string) => ({ name, command: process.execPath, args: ['-e', code] })

async function printedBy(steps: ReturnType<typeof step>[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const results = await runSteps(steps, 1)
  return { results, lines: log.mock.calls.map(([line]) => String(line)) }
}

test('all steps run, a red one shows what it printed, and a green one is a line', async () => {
  const { results, lines } = await printedBy([
    step('types', 'console.log("a hint"); process.exit(1)'),
    step('lint', 'console.log("nothing to say")')
  ])

  expect(results.map(({ step: { name }, code }) => [name, code])).toEqual([
    ['types', 1],
    ['lint', 0]
  ])
  expect(lines[0]).toContain('a hint')
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^✗ types \(\d+ s\)$/),
    expect.stringMatching(/^✓ lint \(\d+ s\)$/)
  ])
})

test('what a step printed is shown without colours', async () => {
  const { lines } = await printedBy([step('types', 'console.log("\\u001b[31mred\\u001b[0m"); process.exit(1)')])

  expect(lines[0]?.trim()).toBe('red')
})

test('tools are told to use no colours where there is no terminal', () => {
  expect(environment()).toMatchObject({ NO_COLOR: '1', FORCE_COLOR: '0' })
})
