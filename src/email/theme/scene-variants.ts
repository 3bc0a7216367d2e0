/** The light that a scene is drawn in. */
export type SceneLight = 'soft' | 'bold' | 'warm' | 'night'

/** What the number of a variant stands for, from 0: light, which of two compositions, and whether left and right are swapped. */
export const SCENE_VARIANTS: readonly { mood: SceneLight; take: 0 | 1; mirrored: boolean }[] = [
  { mood: 'soft', take: 0, mirrored: true },
  { mood: 'soft', take: 0, mirrored: false },
  { mood: 'bold', take: 1, mirrored: false },
  { mood: 'warm', take: 0, mirrored: true },
  { mood: 'night', take: 1, mirrored: false },
  { mood: 'soft', take: 1, mirrored: true },
  { mood: 'bold', take: 0, mirrored: false },
  { mood: 'warm', take: 1, mirrored: false },
  { mood: 'night', take: 0, mirrored: true },
  { mood: 'bold', take: 0, mirrored: true }
]
