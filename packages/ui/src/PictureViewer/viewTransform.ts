/** 图片在看图区里的样子：相对初始大小的倍数、角度和位移。 */
export interface View {
  readonly scale: number;
  /** 度，15 的倍数。 */
  readonly angle: number;
  /** 图片中心离看图区中心的距离，像素。 */
  readonly x: number;
  readonly y: number;
}

/** 宽和高，像素。 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** 看图区和图片本身的大小。 */
export interface Frame {
  readonly stage: Size;
  readonly picture: Size;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** 一步操作：命令，拖动若干像素，以某点为中心缩放一格或缩放若干倍。 */
export type ViewStep =
  | 'in'
  | 'out'
  | 'left'
  | 'right'
  | 'quarterLeft'
  | 'quarterRight'
  | 'reset'
  | 'fit'
  | 'actual'
  | { readonly dx: number; readonly dy: number }
  | { readonly notch: 1 | -1; readonly at: Point }
  | { readonly times: number; readonly at: Point };

/** 刚打开时的样子：整张可见，不旋转。 */
export const startView: View = { scale: 1, angle: 0, x: 0, y: 0 };

const ZOOM = 0.1;
const SMALLEST = 0.1;
const LARGEST = 20;
const FIT_LARGEST = 4;
const TURN = 15;
const QUARTER = 90;
/** 拖得再远也留在看图区里的宽度，像素。 */
const REST = 48;

/** 走一步之后的样子：缩放每步 0.1、最小 0.1，旋转每步 15 度或 90 度，拖动不会把图片拖没。 */
export function stepView(view: View, step: ViewStep, frame: Frame): View {
  return keepInSight(moved(view, step, frame), frame);
}

/** 倍数为 1 时一个图片像素占几个屏幕像素：大图缩到整张可见，小图不放大。 */
export function baseScale({ stage, picture }: Frame): number {
  if (picture.width <= 0 || picture.height <= 0 || stage.width <= 0 || stage.height <= 0) return 1;
  return Math.min(1, stage.width / picture.width, stage.height / picture.height);
}

/** 倍数的写法：至少一位小数，至多两位。 */
export function scaleText(scale: number): string {
  return scale.toFixed(Math.abs(scale * 10 - Math.round(scale * 10)) < 0.05 ? 1 : 2);
}

/** 转 90 度后整张仍看得见：横着扫的一转就能读。 */
function quarter(view: View, by: number, frame: Frame): View {
  const angle = view.angle + by;
  return { angle, scale: Math.min(1, fitting(frame, angle)), x: 0, y: 0 };
}

function moved(view: View, step: ViewStep, frame: Frame): View {
  if (typeof step === 'object') {
    if ('times' in step) return zoomAt(view, view.scale * step.times, step.at);
    return 'notch' in step
      ? zoomAt(view, nextTenth(view.scale, step.notch), step.at)
      : { ...view, x: view.x + step.dx, y: view.y + step.dy };
  }
  switch (step) {
    case 'in':
      return zoomAt(view, nextTenth(view.scale, 1));
    case 'out':
      return zoomAt(view, nextTenth(view.scale, -1));
    case 'left':
      return { ...view, angle: view.angle - TURN };
    case 'right':
      return { ...view, angle: view.angle + TURN };
    case 'quarterLeft':
      return quarter(view, -QUARTER, frame);
    case 'quarterRight':
      return quarter(view, QUARTER, frame);
    case 'fit':
      return { ...view, scale: fitting(frame, view.angle), x: 0, y: 0 };
    case 'actual':
      return { ...view, scale: 1 / baseScale(frame), x: 0, y: 0 };
    default:
      return startView;
  }
}

/** 下一个整格；浮点误差不算。 */
function nextTenth(scale: number, by: 1 | -1): number {
  const count = by > 0 ? Math.floor(scale / ZOOM + 1e-6) + 1 : Math.ceil(scale / ZOOM - 1e-6) - 1;
  return count / 10;
}

/** 以看图区中的一点为中心缩放，这一点下面的内容不动。 */
function zoomAt(view: View, wanted: number, at: Point = { x: view.x, y: view.y }): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, wanted));
  const ratio = scale / view.scale;
  return { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

function fitting(frame: Frame, angle: number): number {
  const box = turned(frame, angle, 1);
  if (box.width <= 0 || box.height <= 0) return 1;
  const scale = Math.min(
    FIT_LARGEST,
    frame.stage.width / box.width,
    frame.stage.height / box.height,
  );
  return Math.max(SMALLEST, Math.floor(scale * 100) / 100);
}

/** 旋转之后外接矩形的大小。 */
function turned(frame: Frame, angle: number, scale: number): Size {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const drawn = baseScale(frame) * scale;
  const { width, height } = frame.picture;
  return {
    width: (width * cos + height * sin) * drawn,
    height: (width * sin + height * cos) * drawn,
  };
}

function keepInSight(view: View, frame: Frame): View {
  if (frame.stage.width <= 0 || frame.picture.width <= 0) return view;
  const box = turned(frame, view.angle, view.scale);
  const limit = (stage: number, size: number) => Math.max(0, (stage + size) / 2 - REST);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    ...view,
    x: within(view.x, limit(frame.stage.width, box.width)),
    y: within(view.y, limit(frame.stage.height, box.height)),
  };
}
