import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '@tqc/ui/setup';
import './bench';
import { dataOf, type Data } from './data';

const cases: Readonly<Record<string, () => Promise<{ default: ComponentType<Data> }>>> = {
  nothing: () => import('./nothing'),
  ours: () => import('./ours'),
  arco: () => import('./arco'),
  'arco-virtual': () => import('./arcoVirtual'),
  'ag-grid': () => import('./agGrid'),
  glide: () => import('./glide'),
  picture: () => import('./picture'),
  viewerjs: () => import('./viewerjs'),
  pdf: () => import('./pdf'),
  'pdfjs-viewer': () => import('./pdfjsViewer'),
  'react-pdf': () => import('./reactPdf'),
};

const params = new URLSearchParams(location.search);
window.bench = {};
const { default: Case } = await (cases[params.get('case') ?? '']?.() ??
  Promise.reject(new Error('no such case')));
const data = dataOf(Number(params.get('rows') ?? '0'), Number(params.get('columns') ?? '20'));
// Everybody writes with the product's own font, which is there before anybody needs it.
await Promise.all(
  ['14px', '600 14px'].map((size) =>
    document.fonts.load(
      `${size} 'Noto Sans SC Common'`,
      JSON.stringify([data.columns, data.rows.slice(0, 7)]),
    ),
  ),
);
// Loading and making the data are over; what follows is the component's own time.
setTimeout(() => {
  performance.mark('mount');
  createRoot(document.getElementById('root') as HTMLElement).render(createElement(Case, data));
}, 200);
