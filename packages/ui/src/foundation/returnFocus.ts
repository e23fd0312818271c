interface Layer {
  readonly portal: Element;
  /** 送回去；送不回去时为 false。 */
  readonly back: () => boolean;
}

/**
 * 对话框、抽屉、询问关掉以后，焦点回到打开它的那一处，而不是落到页面开头；那一处不能用了，就到名单上。
 * 整个应用装一次，返回的函数拆掉它。
 *
 * 浮层画在页面根之外：焦点第一次进入一个浮层时记下从哪里来，浮层带着焦点消失时送回去。
 */
export function returnFocus(): () => void {
  let layers: readonly Layer[] = [];
  let last: HTMLElement | undefined;
  // Somebody who clicked on nothing and then used a key came from nowhere.
  let left = false;
  const seen = new MutationObserver(() => {
    const lowest = layers.find(({ portal }) => !isLayer(portal));
    if (!lowest) return;
    layers = layers.filter(({ portal }) => isLayer(portal));
    if (isLost()) lowest.back();
  });
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const portal = portalOf(target);
    const above = layers.slice(layers.findIndex((layer) => layer.portal === portal) + 1);
    if (portal && isLayer(portal) && above.length < layers.length && above[0]) {
      // What stood above is closing, and the one below takes its first control: not that one.
      layers = layers.slice(0, layers.length - above.length);
      if (above[0].back()) return;
    }
    if (portal && isLayer(portal) && layers.every((layer) => layer.portal !== portal)) {
      const from = left ? undefined : last;
      const below = from && layers.find((layer) => layer.portal === portalOf(from));
      layers = [...layers, { portal, back: wayBack(from, below ?? layers.at(-1)) }];
      seen.observe(portal, { childList: true, subtree: true });
    }
    last = target;
    left = false;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    left = relatedTarget === null && target instanceof HTMLElement && canTake(target);
  };
  seen.observe(document.body, { childList: true });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    seen.disconnect();
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
}

function wayBack(element: HTMLElement | undefined, below: Layer | undefined): () => boolean {
  const page = element?.closest('main');
  return () => {
    const cells = page?.querySelectorAll<HTMLElement>('[role=grid] [tabindex="0"]') ?? [];
    const to = [...(element ? [element] : []), ...cells].find(canTake);
    to?.focus({ preventScroll: true });
    return to !== undefined || (below?.back() ?? false);
  };
}

function canTake(element: HTMLElement): boolean {
  return (
    element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled')
  );
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** 页面根之外，它所在的那一块。 */
function portalOf(element: Element): Element | undefined {
  let at = element;
  while (at.parentElement && at.parentElement !== document.body) at = at.parentElement;
  return at.parentElement ? at : undefined;
}

function isLayer(portal: Element): boolean {
  return portal.isConnected && portal.querySelector('.arco-modal, .arco-drawer') !== null;
}
