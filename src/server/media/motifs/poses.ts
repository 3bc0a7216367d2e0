import type { Pose } from './figure.ts'

/** Sitting with crossed legs, hands on the knees. */
export const LOTUS: Pose = {
  head: [0, -226],
  neck: [0, -146],
  arms: [
    [
      [-22, -138],
      [-80, -66],
      [-122, 2]
    ],
    [
      [22, -138],
      [80, -66],
      [122, 2]
    ]
  ],
  legs: [
    [
      [-12, 0],
      [-132, 26],
      [60, 56]
    ],
    [
      [12, 0],
      [132, 26],
      [-56, 58]
    ]
  ],
  bare: true
}

/** Standing on one leg, palms together overhead. */
export const TREE: Pose = {
  head: [0, -222],
  neck: [0, -146],
  arms: [
    [
      [-18, -142],
      [-74, -236],
      [-4, -330]
    ],
    [
      [18, -142],
      [74, -236],
      [4, -330]
    ]
  ],
  legs: [
    [
      [0, 0],
      [106, 52],
      [16, 96]
    ],
    [
      [0, 0],
      [-2, 110],
      [0, 216]
    ]
  ],
  bare: true
}

/** Lifting a bar overhead. */
export const LIFT: Pose = {
  head: [0, -216],
  neck: [0, -144],
  arms: [
    [
      [-20, -138],
      [-96, -190],
      [-104, -300]
    ],
    [
      [20, -138],
      [96, -190],
      [104, -300]
    ]
  ],
  legs: [
    [
      [-4, 0],
      [-70, 92],
      [-62, 204]
    ],
    [
      [4, 0],
      [70, 92],
      [62, 204]
    ]
  ]
}
