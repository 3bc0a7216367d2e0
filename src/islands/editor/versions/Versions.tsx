export { VersionsPanel } from './VersionsPanel.tsx'
export { VersionsStage } from './VersionsStage.tsx'
