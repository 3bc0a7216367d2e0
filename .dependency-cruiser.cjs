const from = path => ({ path: `^src/${path}/` })

/** The one direction imports may take: pages → server → designer → compose → email, and pages → islands → stores → compose → email. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'email-imports-nothing-of-ours',
      severity: 'error',
      from: from('email'),
      to: { path: '^(src|host)/', pathNot: '^src/email/' }
    },
    {
      name: 'email-does-no-io',
      severity: 'error',
      from: { path: '^src/email/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: 'compose-knows-the-core-only',
      severity: 'error',
      from: from('compose'),
      to: { path: '^(src|host)/', pathNot: '^src/(compose|email)/' }
    },
    {
      name: 'contract-knows-core-and-facts-only',
      severity: 'error',
      from: from('contract'),
      to: { path: '^src/', pathNot: '^src/(contract|compose|email)/' }
    },
    {
      name: 'designer-knows-core-and-facts-only',
      severity: 'error',
      from: from('designer'),
      to: { path: '^src/', pathNot: '^src/(designer|compose|email)/' }
    },
    {
      name: 'server-knows-no-view',
      severity: 'error',
      from: from('(server|sandbox)'),
      to: { path: '^src/(pages|islands|stores|layouts|components)/' }
    },
    {
      // It runs alone too; what lists its sessions for the product is the product's side of it.
      name: 'auth-service-stands-by-itself',
      severity: 'error',
      from: { path: '^src/sandbox/auth/', pathNot: '(\\.test|/standing-sessions)\\.ts$' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(sandbox/auth|mails|contract/passwords|server/(database|mail|config|http/rate-limit|errors))(/|\\.|-)'
      }
    },
    {
      name: 'only-the-composition-root-picks-stand-ins',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/app(\\.test)?\\.ts$' },
      to: { path: '^src/sandbox/' }
    },
    {
      name: 'stores-stay-in-the-browser',
      severity: 'error',
      from: from('stores'),
      to: { path: '^src/', pathNot: '^src/(stores|contract|compose|email)/' }
    },
    {
      name: 'islands-know-stores-and-core',
      severity: 'error',
      from: from('islands'),
      to: { path: '^src/', pathNot: '^src/(islands|stores|contract|compose|email|styles)/' }
    },
    { name: 'nobody-imports-pages', severity: 'error', from: { pathNot: '^src/pages/' }, to: { path: '^src/pages/' } }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro'] }
  }
}
