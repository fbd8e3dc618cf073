/** The example round, written by `make tables` from docs/examples/dice-hospital.toml. */
export const names = {
  'admin-2': 'Amber',
  'admin-4': 'Iris',
  'admin-5': 'Rosa',
  'admin-8': 'Victor',
  'critical-care-unit': 'Critical Care Unit',
  oncology: 'Oncology',
  pharmacy: 'Pharmacy',
  'intensive-care': 'Intensive Care',
  clinic: 'Clinic',
  'operating-theatre': 'Operating Theatre',
  radiology: 'Radiology',
  'triage-centre': 'Triage Centre',
  surgeon: 'Surgeon',
  urologist: 'Urologist',
  paramedic: 'Paramedic',
};

export const steps = [
  {
    key: 'example-setup',
    part: 'rules-setup',
    picture: {
      display: ['operating-theatre', 'triage-centre', 'surgeon'],
      hospitals: [
        { name: 'Ada', first: true, waiting: ['g3', 'y4', 'r5'], treated: [], home: [], bags: 0 },
        { name: 'Ben', first: false, waiting: ['g3', 'r4', 'r5'], treated: [], home: [], bags: 0 },
      ],
    },
  },
  {
    key: 'example-intake',
    part: 'rules-intake',
    picture: {
      ambulances: [
        ['r2', 'y2', 'r3'],
        ['g3', 'g3', 'y4'],
        ['y4', 'r5', 'g5'],
      ],
    },
  },
  {
    key: 'example-take',
    part: '',
    picture: {
      hospitals: [
        {
          name: 'Ada',
          first: false,
          waiting: ['g3', 'y4', 'y4', 'r5', 'r5', 'g5'],
          treated: [],
          home: [],
          bags: 0,
        },
        {
          name: 'Ben',
          first: true,
          waiting: ['r2', 'y2', 'r3', 'g3', 'r4', 'r5'],
          treated: [],
          home: [],
          bags: 1,
        },
      ],
    },
  },
  { key: 'example-improvement', part: 'rules-improvement', picture: {} },
  {
    key: 'example-ben',
    part: 'rules-activation',
    picture: {
      hospitals: [
        {
          name: 'Ben',
          first: true,
          waiting: ['y2', 'r3', 'g3'],
          treated: ['r3'],
          home: ['red', 'red'],
          bags: 0,
        },
      ],
    },
  },
  {
    key: 'example-ada',
    part: '',
    picture: {
      hospitals: [
        {
          name: 'Ada',
          first: false,
          waiting: ['g3', 'y4'],
          treated: ['y5', 'r6', 'g6'],
          home: ['red'],
          bags: 0,
        },
      ],
    },
  },
  {
    key: 'example-neglect',
    part: 'rules-neglect',
    picture: {
      hospitals: [
        {
          name: 'Ada',
          first: false,
          waiting: ['g2', 'y3', 'y5', 'r6', 'g6'],
          treated: [],
          home: [],
          bags: 0,
        },
        {
          name: 'Ben',
          first: true,
          waiting: ['y1', 'g2', 'r3', 'r3'],
          treated: [],
          home: [],
          bags: 0,
        },
      ],
    },
  },
  { key: 'example-discharge', part: 'rules-discharge', picture: {} },
  {
    key: 'example-shift',
    part: 'rules-shift',
    picture: { display: ['radiology', 'urologist', 'paramedic'] },
  },
];
