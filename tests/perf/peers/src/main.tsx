import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** What a case offers the measuring script. */
export interface Bench {
  /** Set when the first rows or pixels stand. */
  ready?: number;
  /** Scrolls the case to a place, in pixels. */
  scrollTo?(y: number): void;
  /** Ticks the row, for the time of a selection. */
  select?(row: number): void;
  /** Turns the picture one step. */
  rotate?(): void;
}
declare global {
  interface Window { bench: Bench }
}

const cases: Readonly<Record<string, () => Promise<{ default: ComponentType<{ rows: number }> }>>> = {
  ours: () => import('./ours'), arco: () => import('./arco'), 'arco-virtual': () => import('./arcoVirtual'), 'ag-grid': () => import('./agGrid'), glide: () => import('./glide'),
  picture: () => import('./picture'), viewerjs: () => import('./viewerjs'), pdf: () => import('./pdf'), 'react-pdf': () => import('./reactPdf'),
};

const params = new URLSearchParams(location.search);
window.bench = {};
const { default: Case } = await (cases[params.get('case') ?? '']?.() ?? Promise.reject(new Error('no such case')));
performance.mark('mount');
createRoot(document.getElementById('root') as HTMLElement).render(createElement(Case, { rows: Number(params.get('rows') ?? '200') }));
