/** Words for the same things, as shoppers in Britain and Ireland use them; American ones where they differ. */
import { readSynonyms, type SynonymRule } from '../catalogue/synonyms';

/** As a file of synonyms has them. */
export const sampleSynonymsText = `\
# furniture and home
sofa, couch, settee
2 seater, two seater
3 seater, three seater
corner sofa, l shaped sofa
armchair, easy chair
wardrobe, closet
chest of drawers, dresser, drawers
bedside table, nightstand, bedside cabinet
tv unit, tv stand, media unit
bookcase, bookshelf, bookshelves
pouffe, footstool, ottoman
duvet, quilt, comforter
curtains, drapes
lamp, light
pendant light, ceiling light, chandelier
cushion, throw pillow
pillow => cushion
clock, timepiece
plant pot, planter, flowerpot

# kitchen and appliances
fridge, refrigerator
fridge freezer, refrigerator freezer
vacuum, vacuum cleaner
hoover => vacuum
washing machine, washer
tumble dryer, dryer
cooker hob, stovetop
saucepan, pot
frying pan, skillet
casserole dish, dutch oven
coffee machine, coffee maker, espresso maker
mug, cup, coffee mug
tumbler, drinking glass
wine glass => tumbler, glasses

# technology
tv, television, telly
smartphone, mobile phone, mobile, cell phone
phone => smartphone
laptop, notebook computer
headphones, headset
earbuds, earphones, in-ear headphones
games console, gaming console
e-reader, ebook reader, kindle => e-reader
game controller, gamepad => controller

# clothes
women, woman, ladies, lady
men, gents
shoes => trainers, boots
jumper, sweater, pullover
trainers, sneakers
trousers, slacks, pants
hoodie, hooded sweatshirt
t-shirt, tee, tshirt
coat, overcoat
handbag => tote bag, crossbody bag
sunglasses, shades
waistcoat, gilet

# children, sport and garden
kids, children
boys => kids
girls => kids
pushchair, buggy
pram, baby carriage
cot, crib
soft toy, cuddly toy => bear, bunny, elephant
football, soccer ball
bike, bicycle, cycle
rucksack, backpack
suitcase, spinner case
luggage => suitcase
barbecue, bbq, grill
lawnmower, mower, lawn mower
parasol, sun umbrella
sun lounger, sunbed
`;

export const sampleSynonyms: readonly SynonymRule[] = readSynonyms(sampleSynonymsText);
