import type { Sql, TransactionSql } from '../../src/server/database/database.ts'

/** The same client, with a count of the queries of its transactions. */
export function countQueries(sql: Sql) {
  let count = 0
  const counted = <T extends TransactionSql>(tx: T): T =>
    new Proxy(tx, {
      apply: (target, self, parts: unknown[]) => {
        // Called with plain values, it makes a piece of a query.
        if (Array.isArray(parts[0]) && 'raw' in parts[0]) count += 1
        return Reflect.apply(target, self, parts)
      }
    })
  const begin = (work: (tx: TransactionSql) => Promise<unknown>) => sql.begin(tx => work(counted(tx)))
  const proxy = new Proxy(sql, {
    get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name))
  })
  return {
    sql: proxy,
    count: () => count,
    restart: () => {
      count = 0
    }
  }
}
