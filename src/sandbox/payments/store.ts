import { randomBytes } from 'node:crypto'
import type { TransactionSql } from '../../server/database/database.ts'

/** Queries inside one transaction of the stand-in's. */
export type Tx = TransactionSql

/** An object as Stripe answers it; every kind has an id and names itself. */
export interface Stored {
  id: string
  object: string
  created: number
  customer?: string | null
}

/** A new id of Stripe's shape, such as `sub_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** Keeps an object, new or changed. */
export async function save<T extends Stored>(tx: Tx, object: T): Promise<T> {
  const { id, object: kind, customer = null } = object
  await tx`
    insert into sandbox.payment_objects (id, object, customer, data)
    values (${id}, ${kind}, ${customer}, ${tx.json(object as never)})
    on conflict (id) do update set data = excluded.data, customer = excluded.customer`
  return object
}

/** The object with this id, if it is of this kind. Whoever reads it in a transaction may change it: others wait. */
export async function find<T extends Stored>(tx: Tx, kind: T['object'], id: string): Promise<T | undefined> {
  const [row] = await tx<{ data: T }[]>`
    select data from sandbox.payment_objects where id = ${id} and object = ${kind} for update`
  return row?.data
}

/** The objects of a kind, the newest first; of one customer if one is named. */
export async function list<T extends Stored>(tx: Tx, kind: T['object'], customer?: string): Promise<T[]> {
  const rows = await tx<{ data: T }[]>`
    select data from sandbox.payment_objects
    where object = ${kind} and (${customer ?? null}::text is null or customer = ${customer ?? null})
    order by sequence desc limit 1000`
  return rows.map(row => row.data)
}
