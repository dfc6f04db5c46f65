/** One picture large, or all of one size. */
export type Arrangement = 'speaker' | 'all';

/** The panels that can be open beside the pictures. */
export type PanelName = 'people' | 'chat' | 'memo' | 'resume' | 'devices';
