import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { AccountFacts } from '../../contract/account.ts'
import { $account, $entitlements, $products, hydrateAccount } from '../../stores/account.ts'

/** The account as the page was made with it, and as it becomes later. */
export function useAccount(facts: AccountFacts): AccountFacts {
  // Hydrated once: facts that the page was made with must not come back over newer ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => hydrateAccount(facts), [])
  const [account, entitlements, products] = [
    useStore($account, { ssr: 'initial' }),
    useStore($entitlements, { ssr: 'initial' }),
    useStore($products, { ssr: 'initial' })
  ]
  return account ? { account, entitlements, products } : facts
}
