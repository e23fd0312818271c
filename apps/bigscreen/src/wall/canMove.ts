/** Pixels across from which only a graphics card keeps up with figures that move. */
const WIDE = 3840;
/** What browsers call themselves where the processor draws: Chromium, Mesa, Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i;

/**
 * Whether figures may turn over or have to change at once. Without a graphics card everything
 * between two places that change in one frame is copied by the processor: a digit turning over in
 * one corner and a chart drawn in the opposite one are the whole canvas, 80 ms on one of 7680 ×
 * 2160.
 */
export function canMove(width: number, renderer: () => string | undefined = rendererHere): boolean {
  if (width < WIDE) return true;
  const name = renderer();
  return name !== undefined && !SOFTWARE.test(name);
}

let known: { readonly name: string | undefined } | undefined;

/** Who draws here, undefined where nobody says; asked once, as a page may only ask a few times. */
function rendererHere(): string | undefined {
  known ??= { name: ask() };
  return known.name;
}

function ask(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return undefined;
  const told = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : undefined;
}
