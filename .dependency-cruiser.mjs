/** Who may import whom: docs/architecture.md, rules 1 to 4. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }, 'Modules do not import each other in a circle.'),
    forbid('domain-alone', { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' }, { pathNot: '^packages/domain/src' }, 'domain imports nothing at all.'),
    forbid('contract-down', { path: '^packages/contract/src' }, { path: '^(packages/(client|ui|charts|testing)|apps)/' }, 'contract needs domain only.'),
    forbid('client-down', { path: '^packages/client/src' }, { path: '^(packages/(ui|charts|testing)|apps)/' }, 'client needs contract and domain only.'),
    forbid('ui-knows-no-business', { path: '^packages/(ui|charts)/src' }, { path: '^(packages/(domain|contract|client|testing)|apps)/' }, 'ui and charts take props.'),
    forbid('apps-apart', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }, 'An app never imports another app.'),
    forbid('areas-apart', { path: '^apps/([^/]+)/src/areas/([^/]+)/' }, { path: '^apps/$1/src/areas/', pathNot: '^apps/$1/src/areas/$2/' }, 'An area never imports another area.'),
    forbid('kit-below-trade', { path: '^apps/[^/]+/src/kit/', pathNot: '\\.test\\.tsx?$' }, { path: '^apps/[^/]+/src/(trade|areas|shell|testing)/' }, 'kit knows no business: it imports neither trade nor an area.'),
    forbid('trade-below-areas', { path: '^apps/[^/]+/src/trade/', pathNot: '\\.test\\.ts$' }, { path: '^apps/[^/]+/src/(areas|jobs|testing)/' }, 'trade is what areas share: it imports none of them.'),
    forbid('testing-for-tests', { path: '^apps/server/src/', pathNot: '(\\.test\\.ts$|^apps/server/src/(testing|walks)/|^apps/server/src/areas/.+/examples(/|\\.ts$)|[a-z]Testing\\.ts$|testDatabase\\.ts$)' }, { path: '^apps/server/src/(testing|walks)/' }, 'Helpers of tests stay out of what runs.'),
    forbid('server-without-ui', { path: '^apps/server/' }, { path: '^packages/(ui|charts)/' }, 'The server draws nothing.'),
  ],
  options: { doNotFollow: { path: 'node_modules' }, exclude: { path: '(node_modules|/dist/|storybook-static|\\.stories\\.tsx$)' }, tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.base.json' }, enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] } },
};
