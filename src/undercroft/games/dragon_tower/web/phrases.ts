/** What seats may say to each other: figurative phrases without numbers. */
import type { PhraseGroup } from '$games';
import type { View } from '$lib/model';
import { ATTRIBUTES, towerView } from './model';

/** What the words of a phrase's arguments are; other arguments are cards. */
export const PHRASE_KINDS: Readonly<Record<string, string>> = {
  attribute: 'attribute',
  room: 'room',
};

const PLAIN = [
  'yes',
  'no',
  'i_would_rather_bleed',
  'please_you_pay',
  'save_it_for_the_boss',
  'i_am_badly_hurt',
  'i_am_in_good_health',
  'well_fought',
];
const ABOUT_ATTRIBUTE = ['i_am_rich_in', 'i_can_cover', 'i_have_little', 'i_have_no', 'please_take'];
const ABOUT_FOE = ['i_can_take', 'i_could_take_at_a_price', 'i_cannot_take', 'help_me_with', 'please_face'];

/** The opponents worth a word now: those in the room, or on the floor before it is entered. */
function foesIn(view: View | null): number[] {
  const tower = towerView(view);
  const here = tower?.tower?.find((floor) => floor.where === 'here');
  return here?.rooms.flat().map((foe) => foe.id) ?? [];
}

/** Everything that can be said now, in its text form, such as `i_can_take foe=17`. */
export function phraseGroups(view: View | null): PhraseGroup[] {
  const foes = foesIn(view);
  const here = towerView(view)?.tower?.find((floor) => floor.where === 'here');
  const choice = (here?.rooms.filter((room) => room.length > 0).length ?? 0) > 1;
  const groups = [
    { title: 'web-dt-say-anything', phrases: PLAIN },
    {
      title: 'web-dt-say-attribute',
      phrases: ABOUT_ATTRIBUTE.flatMap((phrase) => ATTRIBUTES.map((one) => `${phrase} attribute=${one}`)),
    },
    {
      title: 'web-dt-say-foe',
      phrases: ABOUT_FOE.flatMap((phrase) => foes.map((foe) => `${phrase} foe=${foe}`)),
    },
    {
      title: 'web-dt-say-room',
      phrases: choice ? ['let_us_go room=left', 'let_us_go room=right'] : [],
    },
  ];
  return groups.filter((group) => group.phrases.length > 0);
}
