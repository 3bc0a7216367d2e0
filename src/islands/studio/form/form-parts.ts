/** The form with its views, as the page fetches it once it is wanted. */
export { askOf } from '../../../stores/form/ask.ts'
export { loadComposer } from '../../../stores/sketch/composer.ts'
export { MirrorFrame } from '../../editor/canvas/MirrorFrame.tsx'
export { BrandMenu } from './BrandMenu.tsx'
export { FormColumn } from './FormColumn.tsx'
export { openForm } from './open-form.ts'
export { SketchColumn } from './SketchColumn.tsx'
