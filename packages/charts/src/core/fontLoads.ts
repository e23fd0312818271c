/** 每到齐一批字体分片就加一；画布先画出的方块要靠它重画。 */
export function fontGeneration(): number {
  return generation;
}

/** 字体分片到齐时通知，返回取消函数；全页只挂一个监听，图再多也不增加。 */
export function onFontLoad(listener: () => void): () => void {
  if (listeners.size === 0) document.fonts.addEventListener('loadingdone', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.fonts.removeEventListener('loadingdone', announce);
  };
}

/** ECharts 按字体名记住字宽，字体到齐后要换个名字才会重量；后面加的名字不存在，不影响显示。 */
export function remeasured(font: string): string {
  return `${font}, tqc-fonts-${generation}`;
}

/** 去掉 remeasured 加的名字，导出的文件里不留。 */
export function withoutGeneration(text: string): string {
  return text.replaceAll(/, ?tqc-fonts-\d+/g, '');
}

const listeners = new Set<() => void>();
let generation = 0;

function announce(): void {
  generation += 1;
  for (const listener of listeners) listener();
}
