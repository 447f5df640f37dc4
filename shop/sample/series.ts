/** Range names that titles begin with. The long lists are for the departments where every product has one. */
const places =
  'Alder, Ashcombe, Aldwick, Amberley, Arden, Bampton, Barley, Beaumont, Bellamy, Birch, Blythe, Bracken, Bramley, Brora, Burford, Calla, Camber, Carrick, Cedar, Chilcott, Clifton, Clover, Cobham, Corran, Dalby, Darley, Denholm, Dovedale, Dulwich, Eskdale, Evesham, Fairford, Farrow, Felton, Fernhill, Finley, Foxcote, Galloway, Garth, Glenmore, Hadleigh, Halston, Harlow, Hartley, Hazel, Helston, Heron, Holm, Howden, Ilford, Iver, Juno, Kelso, Kempsey, Kendal, Kirkby, Lambourne, Langdale, Larch, Linden, Linton, Lomond, Lowen, Ludlow, Maple, Marlborough, Melford, Mendip, Merrow, Milburn, Morven, Nairn, Nevis, Newlyn, Norbury, Oakley, Orford, Otterburn, Oxley, Padstow, Pembury, Penrose, Petra, Portland, Quinton, Radley, Ramsey, Redmire, Ripley, Romney, Rowan, Rye, Salcombe, Sandford, Selby, Shelby, Skye, Solway, Stanton, Stour, Studley, Tamar, Tarn, Tetbury, Thurlow, Tiverton, Torrin, Trent, Ullswater, Verwood, Wadebridge, Walcott, Wareham, Welford, Wensley, Whitby, Willow, Winslow, Woburn, Wren, Yarrow, Yeovil';
const people =
  'Ada, Agnes, Alba, Anouk, Astrid, Beatrix, Bianca, Billie, Camille, Carys, Cecily, Clara, Cleo, Cora, Daphne, Dora, Edie, Effie, Elsa, Esme, Etta, Faye, Flora, Freya, Georgie, Greta, Harper, Hattie, Hester, Ida, Imogen, Ines, Iris, Isolde, Ivy, Jemima, Josie, Kit, Lena, Lila, Lottie, Lois, Luna, Mabel, Maeve, Margot, Marnie, Matilda, Mila, Mina, Nell, Nina, Nora, Odette, Olive, Orla, Otis, Pearl, Phoebe, Pippa, Ramona, Rhea, Romy, Rosa, Ruby, Sadie, Saskia, Sienna, Stella, Sylvie, Tess, Thea, Tilda, Una, Vera, Viola, Willa, Winnie, Xanthe, Zadie';
const machines =
  'Aero, Altis, Apex, Arc, Arden, Atlas, Aura, Axis, Beacon, Bolt, Cadence, Cirrus, Cobalt, Comet, Delta, Drift, Element, Ember, Equinox, Evo, Flux, Forma, Helix, Horizon, Ion, Kinetic, Level, Lumen, Lyra, Mesa, Meridian, Metro, Momentum, Nimbus, Nova, Onyx, Optima, Orion, Pace, Pilot, Polar, Prism, Pulse, Quartz, Radian, Ridge, Ripple, Sierra, Signal, Solis, Spectra, Stratus, Summit, Tempo, Terra, Titan, Trail, Vega, Vertex, Zenith';
const friends =
  'Alfie, Barnaby, Bertie, Biscuit, Bramble, Bumble, Button, Cosmo, Dotty, Fergus, Fern, Figgy, Freddie, Ginger, Hattie, Hugo, Jasper, Juniper, Little Bear, Lolly, Maisie, Marlo, Minnow, Monty, Moss, Nutmeg, Ollie, Otto, Patch, Peanut, Pepper, Percy, Pickle, Pip, Poppet, Posy, Pudding, Rafferty, Roly, Rufus, Sailor, Scout, Smudge, Sprout, Starling, Sunny, Tansy, Teddy, Toffee, Truffle, Tumble, Waffle, Wilf, Woody';

const lists: Readonly<Record<string, readonly string[]>> = {
  furniture: places.split(', '),
  home: places.split(', '),
  kitchen: places.split(', '),
  garden: places.split(', '),
  men: places.split(', '),
  women: people.split(', '),
  appliances: machines.split(', '),
  technology: machines.split(', '),
  sports: machines.split(', '),
  kids: friends.split(', '),
};

/** The range names of a department. */
export const seriesOf = (departmentId: string): readonly string[] => lists[departmentId] ?? [];
