export { placeLeft, templateFault, templatePreview, templates, templateText } from './templates';
export type { TemplateEvent } from './templates';
export { CHANNEL, RANGE, rangesFor } from './sendRange';
