// The dependency rule of ARCHITECTURE.md as a check. Its patterns also cover features added later.

/** A capability or a part of the platform: both have the same folders. */
const PART = '(features/[^/]+|platform)/[^/]+'
/** Tests, and files that only a test reads: samples of mails, rows of permissions, states of pages. */
const TEST = '(\\.test\\.tsx?|/(mail-samples|permission-rows|page-states)\\.ts)$'
/** Texts, and their languages beside them: texts.ts, texts.en.ts, texts.es.ts. */
const TEXTS = 'texts(\\.ts|\\.[a-z][a-z]\\.ts)'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^(src/(?!lib/)|demo/|tests/)' },
    },
    {
      name: 'platform-knows-no-product',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(?!platform/|lib/|db/|drawings/)|demo/|tests/)' },
    },
    {
      name: 'lib-keeps-react-in-its-corner',
      severity: 'error',
      from: { path: '^src/lib/(?!react/)' },
      to: { path: 'node_modules/(react|react-dom|react-router)/' },
    },
    {
      name: 'pdfs-set-their-text-in-one-place',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: '^src/platform/pdf/server/paper\\.tsx$' },
      to: { path: 'node_modules/@react-pdf/' },
    },
    {
      name: 'db-knows-no-feature',
      severity: 'error',
      from: { path: '^src/db/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(?!db/|lib/)|demo/|tests/)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: `^src/${PART}/(rules/|${TEXTS})`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          `^src/(?!lib/|drawings/spec\\.ts|${PART}/(rules/|${TEXTS}))`,
          '^(demo/|tests/|node_modules/|node:)',
        ],
      },
    },
    {
      name: 'rules-never-touch-node',
      severity: 'error',
      from: { path: `^src/${PART}/rules/`, pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      // Texts write figures and the zone of the store’s hours as every page does. A texts.ts takes its
      // languages, and they the type of English.
      name: 'texts-import-only-numbers',
      severity: 'error',
      from: { path: `^src/(${PART})/${TEXTS}$` },
      to: {
        path: '.',
        pathNot: [
          '^src/lib/(numbers|language/texts|merchant/merchant)\\.ts$',
          '^src/$1/texts\\.[a-z][a-z]\\.ts$',
        ],
      },
    },
    {
      name: 'contract-knows-rules-and-schemas',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/contract\\.ts$' },
      to: {
        path: '^(src/|demo/|tests/)',
        pathNot: [
          `^src/(lib/|drawings/spec\\.ts|${PART}/(rules/|contract(/|\\.ts)))`,
          '^src/features/$1/(texts\\.ts|contract/)',
        ],
      },
    },
    {
      name: 'server-stays-on-its-side',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/server/', pathNot: TEST },
      to: {
        path: '^(src/|demo/|tests/)',
        pathNot: [
          '^src/(lib|db|platform|drawings)/',
          '^src/features/($1/|[^/]+/[^/]+/rules/|[^/]+/[^/]+/server/index\\.ts)',
        ],
      },
    },
    {
      name: 'a-feature-declares-its-own',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/feature\\.ts$' },
      to: {
        path: '^(src/|demo/|tests/)',
        pathNot: [
          '^src/(lib|db|platform)/',
          '^src/features/($1/|[^/]+/[^/]+/(rules/|(server/index|contract)\\.ts))',
        ],
      },
    },
    {
      name: 'only-the-list-opens-features',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: '(^src/server/features\\.ts|\\.test\\.tsx?)$' },
      to: { path: '^src/features/[^/]+/[^/]+/feature\\.ts$' },
    },
    {
      name: 'server-never-imports-ui',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+/server/', pathNot: '\\.test\\.tsx?$' },
      to: { path: `^src/(${PART}/ui/|store/|portal/|server/|adapters/)` },
    },
    {
      name: 'view-is-pure',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/view/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src/|demo/|tests/|node_modules/|node:)',
        pathNot: `^src/(lib/|drawings/|features/$1/(?!server/)|${PART}/(rules/|contract\\.ts|texts\\.ts))`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-knows-contracts',
      severity: 'error',
      from: { path: '^src/api/', pathNot: '(^src/api/contract\\.ts|\\.test\\.tsx?)$' },
      to: {
        path: '^(src/|demo/|tests/)',
        pathNot: `^src/(api/|lib/|${PART}/contract\\.ts)`,
      },
    },
    {
      // The types of the clients come from the features; no code of the server gets into a browser's bundle.
      name: 'clients-take-types-of-the-features',
      severity: 'error',
      from: { path: '^src/api/contract\\.ts$' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-stays-home',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/ui/' },
      to: {
        path: '^src/features/[^/]+/[^/]+/(ui|server|contract\\.ts|texts\\.ts)',
        pathNot: '^src/features/$1/(ui/|contract\\.ts|texts\\.ts)',
      },
    },
    {
      name: 'ui-never-imports-server',
      severity: 'error',
      from: { path: `^src/(${PART}/(ui|view)|ui|shop|store|portal)/` },
      to: {
        path: `^src/(${PART}/server/|server/|db/|adapters/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'design-system-knows-no-feature',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(?!ui/|lib/|drawings/)' },
    },
    {
      name: 'drawings-are-pure',
      severity: 'error',
      from: { path: '^src/drawings/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(?!drawings/|lib/)|demo/|tests/|node_modules/(?!lru-cache/))' },
    },
    {
      name: 'adapters-know-their-port',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src/|demo/|tests/)',
        pathNot: [
          '^src/(lib/|db/|platform/|adapters/|features/[^/]+/[^/]+/rules/)',
          '^src/features/[^/]+/[^/]+/server/(ports|gateway-answers)\\.ts',
        ],
      },
    },
    {
      name: 'adapters-keep-to-themselves',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'only-the-root-picks-adapters',
      severity: 'error',
      from: { path: '^src/(?!server/|adapters/)' },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'shared-parts-know-no-application',
      severity: 'error',
      from: { path: '^src/(lib|platform|ui|drawings|api|shop)/' },
      to: { path: '^src/(store|portal)/' },
    },
    {
      name: 'apps-never-meet',
      severity: 'error',
      from: { path: '^src/(store|portal)/' },
      to: { path: '^src/(store|portal)/', pathNot: '^src/$1/' },
    },
    {
      name: 'nobody-imports-the-root',
      severity: 'error',
      from: { path: '^src/(?!server/)', pathNot: '(^src/api/contract\\.ts|\\.test\\.tsx?)$' },
      to: { path: '^src/server/' },
    },
    {
      name: 'the-product-never-needs-the-demo',
      severity: 'error',
      from: { path: '^src/(?!server/boot/demo\\.ts)', pathNot: TEST },
      to: { path: '^(demo|tests)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|\\.react-router/|\\+types/)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
