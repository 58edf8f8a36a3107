/**
 * Titles that people give their calendars, in the product's languages and Greek, with several scripts, accents and
 * letter cases for the admin search. A title is one of these plus its owner's name.
 */
export const titlesByLanguage: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Staff holidays',
    'Meeting rooms',
    'Church hall',
    'Team on call',
    'Volunteer shifts',
    'School terms',
  ],
  cs: ['Rodinný kalendář', 'Zasedací místnosti', 'Služby lékařů', 'Školní výlety'],
  da: ['Ferieplan', 'Mødelokaler', 'Børnehaven', 'Vagtplan på skadestuen'],
  de: [
    'Urlaubsplan',
    'Besprechungsräume',
    'Müllabfuhr',
    'Schichtplan Küche',
    'Gemeindehaus Großsaal',
  ],
  el: ['Οικογενειακό ημερολόγιο', 'Αίθουσες συσκέψεων', 'Πρόγραμμα βαρδιών', 'Σχολικές εκδρομές'],
  es: ['Calendario familiar', 'Salas de reunión', 'Turnos de enfermería', 'Vacaciones del año'],
  fi: ['Perhekalenteri', 'Kokoushuoneet', 'Työvuorot', 'Jäähallin vuorot'],
  fr: ['Congés de l’équipe', 'Salles de réunion', 'Garde des enfants', 'Saison théâtrale'],
  hr: ['Obiteljski kalendar', 'Sobe za sastanke', 'Raspored dežurstava', 'Školski izleti'],
  hu: ['Családi naptár', 'Tárgyalók', 'Műszakbeosztás', 'Őszi szünet'],
  it: ['Calendario di famiglia', 'Sale riunioni', 'Turni in reparto', 'Attività estive'],
  ja: ['家族カレンダー', '会議室の予約', '夏休みの予定', 'シフト表', '部活の練習'],
  nb: ['Familiekalender', 'Møterom', 'Vaktliste', 'Påskeferie'],
  nl: ['Familieagenda', 'Vergaderruimtes', 'Dienstrooster', 'Vrijwilligers buurthuis'],
  pl: ['Kalendarz rodzinny', 'Sale konferencyjne', 'Dyżury lekarskie', 'Święta i urlopy'],
  pt: ['Calendário da família', 'Salas de reunião', 'Escala de plantão', 'Férias da equipa'],
  ro: ['Calendarul familiei', 'Săli de ședință', 'Ture de noapte', 'Vacanța școlară'],
  ru: ['Семейный календарь', 'Переговорные комнаты', 'График дежурств', 'Школьные каникулы'],
  sk: ['Rodinný kalendár', 'Zasadacie miestnosti', 'Služby lekárov', 'Školské výlety'],
  sl: ['Družinski koledar', 'Sejne sobe', 'Razpored dežurstev', 'Šolske počitnice'],
  sr: ['Породични календар', 'Сале за састанке', 'Распоред смена', 'Школски распуст'],
  sv: ['Familjekalender', 'Mötesrum', 'Jourschema', 'Påsklov och sommarlov'],
  tr: ['Aile takvimi', 'Toplantı odaları', 'Nöbet çizelgesi', 'İzin günleri', 'Okul gezileri'],
  'zh-cn': ['家庭日历', '会议室预订', '值班表', '学校假期'],
  'zh-tw': ['家庭行事曆', '會議室預約', '值班表', '學校假期'],
};
