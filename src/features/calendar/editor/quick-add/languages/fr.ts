import { Chrono, casual } from 'chrono-node/fr';
import type { Grammar } from '../grammar.ts';

const services = 'assistance|support|service|urgences|ouverte?|accès|garde';

export const grammar: Grammar = {
  language: 'fr',
  Chrono,
  casual,
  numbers: 'une? deux trois quatre cinq six sept huit neuf dix onze douze',
  units: {
    ...{ day: 'jours?', weekday: 'jours? (?:ouvrés?|de la semaine)', week: 'semaines?' },
    ...{ month: 'mois', year: 'ans?|années?', hour: 'heures?|h', minute: 'minutes?|min' },
  },
  and: 'et',
  every: 'tous les|toutes les|chaque',
  other: 'deuxième|second|2e',
  ordinals: ['premiers?|1er', 'deuxièmes?|2e', 'troisièmes?|3e', 'quatrièmes?|4e'],
  ordinalEnd: 'er|e',
  on: 'les? ',
  ofMonth: '(?:du|de chaque|chaque) mois',
  adverbs: {
    ...{ daily: 'quotidien(?:nement)?', weekdays: 'en semaine', weekly: 'hebdomadaire' },
    ...{ biweekly: 'bimensuel', monthly: 'mensuel(?:lement)?', yearly: 'annuel(?:lement)?' },
  },
  plural: ['les ', 's'],
  times: 'fois',
  allDay: 'toute la journée',
  half: 'une demi-heure',
  lasting: ['pendant |durant ', ''],
  later: ['dans ', ''],
  until: ["jusqu'(?:à |au |en )(?:le )?", ''],
  endOf: 'la fin de |fin ',
  leads: 'le|du|dès|à partir du|ce|au|de',
  trail: '',
  to: "au|à|jusqu'(?:au|à)",
  at: '(?!)',
  from: 'à|vers|dès|de|à partir de',
  between: ['entre', 'et'],
  am: ['', 'a\\.?m|(?:h(?:eures?)? )?du matin'],
  pm: ['', "p\\.?m|(?:h(?:eures?)? )?(?:du soir|de l'après-midi)"],
  noon: 'midi',
  midnight: 'minuit',
  next: ['', ' prochain'],
  now: 'ce(?= (?:matin|soir))|cet(?= après-midi)|cette nuit',
  weekend: '(?:le |ce )?(?<!les )week-end(?<next> prochain)|ce week-end',
  dayParts: { 9: '(?:au )?matin', 14: "(?:dans l')?après-midi", 19: '(?:au )?soir', 20: 'nuit' },
  counted: 'ans|enfants|personnes|fois|km|points',
  periods: {
    seasons: 'vacances|rentrée|carême|ramadan|week-end|t[1-4]',
    dates:
      "printemps|été|automne|hiver|noël|pâques|pentecôte|ascension|toussaint|nouvel an|jour de l'an|(?:la )?saint-sylvestre|réveillon(?= de|$)|mardi gras|saint-valentin|fête des (?:mères|pères)|q[1-4]|[1-4](?:er|e|ème) trimestre|semaine \\d{1,2}|(?:fin|début|milieu|mi)(?: du| de| de la| de l'|-) ?(?:mois|année|trimestre|semaine|été)|(?:fin|début) d'année",
    units: 'semaine|mois|trimestre|année|week-end|semestre|saison|matin|soir|nuit|après-midi',
    which: 'cet|cette|ce',
    whichAfter: 'prochaine?|derni(?:er|ère)|suivante?',
    past: ['(?!)', ' dernier'],
    leads:
      "jusqu'(?:à|aux?|en)|à partir (?:de|du|des)|dès|depuis|avant|après|d'ici|en|à|aux?|pendant",
    articles: "le |la |les |l'|du |de la |de l'|des ",
    connectors: 'avec|chez|à|au|pour|en|de',
    certain:
      '(?:tous|toutes) les (?:(?:\\d+|deux|trois) )?(?:week-ends|matins|soirs)|(?:une|deux|trois|\\d) fois par (?:jour|semaine|mois|an)|un \\p{L}+ sur (?:deux|trois)|le (?:lun|mar|mer|jeu|ven|sam|dim|[1-3]?\\d)(?=$|\\s*$)|le week-end|et demie',
    openers: "(?<=\\S )jusqu'(?:à|aux?|en)(?! \\d+ \\p{L})|chaque|(?:tous|toutes) les(?! parents)",
    titles: `(?:salle|version|chapitre|section|bureau|exercice|point|porte|quai) \\d+\\.\\d+(?! h)|(?:${services}) 24/7|24/7 (?:${services})|(?:de|du|des|joyeux|joyeuses|bonne|une?) (?:noël|pâques|fin d'année|été|printemps)|^jusqu'au bout|tous les parents`,
    names: ['Avril|Dimanche|Juin', 'avec|Avec|de'],
  },
};
