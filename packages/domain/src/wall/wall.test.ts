import { expect, test } from 'vitest';
import { facts, metricOf, metrics, sceneOf, scenes, slots } from './index';

test('四个画面各有十二个面板，每个位置一个，编号不重复', () => {
  expect(scenes.map(({ monitorType }) => monitorType)).toEqual([2, 3, 4, 1]);
  for (const { panels } of scenes)
    expect(panels.map(({ slot }) => slot)).toEqual(
      [...slots].sort((a, b) => slots.indexOf(a) - slots.indexOf(b)),
    );
  const ids = scenes.flatMap(({ panels }) => panels.map(({ id }) => id));
  expect(new Set(ids).size).toBe(48);
});

test('面板的指标都在目录里，指标编号不重复', () => {
  expect(new Set(metrics.map(({ id }) => id)).size).toBe(metrics.length);
  for (const { panels } of scenes)
    for (const { metrics: used } of panels) for (const id of used) expect(metricOf(id).id).toBe(id);
  expect(() => metricOf('nothing')).toThrow();
  expect(sceneOf('nothing')).toBeUndefined();
});

test('比率不可相加，由同一级的两个合计得出；可加的指标来自计数', () => {
  for (const metric of metrics) {
    const { source } = metric;
    if (source.kind === 'ratio') {
      expect(metric.additive).toBe('never');
      expect(metricOf(source.part).source.kind).toBe('roll');
      expect(metricOf(source.whole).source.kind).toBe('roll');
    }
    if (source.kind === 'roll') expect(facts).toContain(source.fact);
    expect(metric.refresh).toBeGreaterThan(0);
  }
});
