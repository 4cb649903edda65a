/** Colours of the art: ramps of four tones from light to shade, walls of four (mortar, brick, lit brick, floor). */
export const RAMPS = {
  bone: ['#fff8e6', '#ead7b0', '#bf9d72', '#80604a'],
  cleric: ['#ffffff', '#d3ecfa', '#8fbad8', '#527d9e'],
  fighter: ['#ffd3b8', '#f9793f', '#c54a1c', '#7c2d17'],
  mage: ['#efe2ff', '#bd98ff', '#8257d6', '#50318f'],
  thief: ['#d5ffe6', '#45e294', '#1f9d62', '#145f40'],
  gold: ['#fff6c9', '#ffd04f', '#d1902a', '#86541c'],
  blood: ['#ffd5cf', '#ff6f61', '#c73a3a', '#7a2129'],
  slime: ['#efffc8', '#b6e653', '#6fa82c', '#3e6a23'],
  stone: ['#e8e0d6', '#b8aca0', '#83776d', '#544a44'],
  ice: ['#ffffff', '#c3ecff', '#79bfe2', '#3f7fa8'],
  pink: ['#ffe3f1', '#ff8fc3', '#d1558f', '#8a2f5c'],
  dim: ['#8d7f74', '#6f625a', '#564b45', '#3e3530'],
} as const;
export type Ramp = keyof typeof RAMPS;

export const WALLS = {
  brown: ['#241a17', '#4a372e', '#5a4438', '#2f241f'],
  steel: ['#1a2027', '#34414d', '#414f5c', '#222a32'],
  moss: ['#16201a', '#31473a', '#3d5646', '#1f2b24'],
  plum: ['#201826', '#41304f', '#4f3c5f', '#2a2033'],
  rust: ['#2a1512', '#5a2c24', '#6d392d', '#35201b'],
  night: ['#12182a', '#263252', '#314066', '#1a2238'],
  sand: ['#2b2215', '#5c4a2b', '#6f5a36', '#3a2f1e'],
  ember: ['#2e150d', '#6b3217', '#84411d', '#3f1e13'],
} as const;
export type Wall = keyof typeof WALLS;

/** The outline of every sprite. */
export const OUTLINE = '#120c0b';

export type Colour = readonly [number, number, number];

export function colour(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
