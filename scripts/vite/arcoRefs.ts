import type { Plugin } from 'vite';

/** Files of Arco that read `element.ref`, which React 19 answers with a line in the console. */
const READERS =
  /@arco-design\/web-react\/es\/(_util\/react-dom|AutoComplete\/index|Trigger\/index)\.js$/;
const READS = /\b(children|usedTriggerElement|popupChildren)\.ref\b/g;

/** React 19 keeps the ref of an element among its props. */
const quiet = {
  name: 'arco-refs',
  transform: {
    filter: { id: READERS },
    handler: (code: string) => ({ code: code.replace(READS, '($1.props ?? {}).ref'), map: null }),
  },
};

/**
 * Arco 2.66 asks elements for `ref` the way React 18 had it; here it asks where React 19 keeps it,
 * so that no page under development and no test prints React's warning. To leave with the version
 * of Arco that asks by itself.
 */
export const arcoRefs = (): Plugin => ({
  ...quiet,
  // What is prepared beforehand is built without the plugins of the page.
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [quiet] } } }),
});
