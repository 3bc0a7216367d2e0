/**
 * The thousand most common passwords, then the thousand most common of eight characters and more, most common first, in lower case. From the
 * list of @zxcvbn-ts/language-common 4.1.3 (MIT), which is made of passwords that leaked.
 */
export const COMMON_PASSWORDS: readonly string[] = `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey
letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 pussy superman 1qaz2wsx 7777777
fuckyou jordan qazwsx jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman
soccer tigger charlie robert sunshine thomas iloveyou fuckme ranger daniel hockey george computer michelle jessica
starwars asshole pepper klaster 112233 zxcvbn freedom princess joshua maggie pass ginger 11111111 131313 fuck amanda
ashley love cheese 159753 nicole summer matthew chelsea dallas biteme matrix william yankees 6969 taylor corvette
austin access martin heather thunder merlin secret diamond hello anthony hammer fucker 1234qwer silver gfhjkm justin
patrick richard bailey internet samantha golfer scooter test orange cookie q1w2e3r4t5 maverick jackson sparky mickey
phoenix bigdog snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon welcome
samsung sexy steelers joseph smokey dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway porsche
yellow monster spider diablo hannah bulldog junior london purple compaq lakers iceman qwer1234 hardcore cowboys
money banana ncc1701 boston brandon tennis johnny miller q1w2e3r4 coffee scooby 123654 edward nikita mother yamaha
brandy barney chester fuckoff oliver charles player knight forever steven rangers midnight chicago bigdaddy redsox
victoria badboy angel please fender chris jasper james slayer rabbit natasha rachel bigdick marine wizard marlboro
raiders prince casper fishing flower crystal jasmine panties iwantu adidas winner winter gandalf password1 enter
ghbdtn 1q2w3e4r angela mike golden lauren cocacola jordan23 winston madison angels blowme panther sexsex bigtits
spanky bitch shannon sophie johnson asdfasdf david horny thx1138 toyota tiger murphy dick canada danielle 12344321
blowjob 8675309 jonathan liverpoo muffin cooper apples jackie dennis black qwerty123 passw0rd john abcd1234 sandra
pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx nathan butter startrek rainbow asdfghjkl razz redskins
newyork gemini cameron qazwsxedc florida liverpool turtle nicholas viking booger wilson sierra butthead doctor
rocket 159357 victor dolphins captain bandit jaguar packers pookie peaches 789456 asdf blue dolphin helpme tucker
theman tiffany maxwell jeremy qwertyui shithead debbie albert maddog lovers monica alex united giants nirvana
metallic hotdog rosebud mountain benjamin warrior stupid elephant suckit success bond007 jackass bonnie alexis porn
lucky jason scorpio samson q1w2e3 rush2112 azerty freddy driver willie calvin 1q2w3e4r5t sydney gators dexter red123
12345a 123456q bubba creative golf voodoo happy arthur trouble america nissan gunner rebecca stella garfield gordon
jessie bullshit parker asdfghjk 5150 fucking apollo jack 1qazxsw2 2112 eminem december legend airborne beavis august
bear apple brooklyn godzilla skippy buddy 4815162342 qwert kitten magic shelby beaver phantom fred nothing asdasd
williams xavier braves darkness blink182 travis copper tomcat platinum qweqwe girls 01012011 bigboy green power
102030 animal police 11223344 online voyager lifehack 12qwaszx fish sniper 315475 trinity walter blazer heaven lover
snowball playboy bubbles loveme hooters cricket marvin willow donkey topgun nintendo saturn family november gabriel
destiny pakistan pumpkin digital sergey chance explorer redwings private therock runner tits 789456123 lasvegas
guinness beatles fire cassie christin qwerty1 asdf1234 celtic broncos andrey 007007 babygirl nelson donald scott
eclipse cartman fluffy louise michigan testing carolina little samuel alexande birdie steve cherry pantera sharon
gibson vampire mexico dickhead peter buffalo montana genius beer flyers maximus school minecraft lovely stalker
metallica doggie carter kristina kimberly spencer speedy barbara snickers sabrina carmen marcus bronco yankee
friends paradise lol123 dreams magnum horses cool caroline 147258369 lacrosse ou812 goober member qwertyu enigma
scotty pimpin bollocks brian cock surfer sammy genesis poohbear dave star asd123 qweasdzxc baby racing friend hello1
hawaii eagle1 billy viper october vanessa poopoo einstein boobies stanley 12345q walker bitches paul drowssap
stephen courtney simple alaska badger action jake bill denise jester 111222 spitfire drummer forest patricia
maryjane champion diesel svetlana rock friday kevin mark gregory pamela frank hotrod 147258 chevy anderson lucky1
douglas westside security google badass shorty tester thumper hitman mozart general reddog boobs zaq12wsx music
010203 lizard alexander melanie a123456 ruslan 123456789a vincent eagle 1232323q sweet teresa scarface 147852
qwerty12 a12345 marshall olivia veronica porno buddha spirit frankie money1 stargate antonio liberty natalie mercury
naruto qwe123 12345qwert suzuki semperfi king popcorn spooky marley system brittany claudia kelly scotland free
kitty cherokee vikings simpsons death leslie rascal qweasd jimmy loveyou hummer michael1 allison rocky patches
russia adrian jupiter penguin cumshot howard passion honda vfhbyf andre vladimir franklin sandman 123789 infinity
homer bastard raider passport assman sucker fantasy bulldogs 1234554321 horney domino budlight ironman disney norman
usuckballz1 softball bishop francis brutus ford redrum brooke bigred jeffrey jesus fktrcfylh karina marines kawasaki
digger ireland oksana fireman cougar college shit alicia russell houston monday bradley cunt sarah nigger justice
super wildcats tinker duncan dancer logitech avalon swordfis everton reggie motorola alexandr molly timothy hentai
pussy1 claire patriots madonna colorado eugene ducati kermit juventus indian connor galore freeuser smooth house
titanic boogie simpson warcraft wolverin elizabet arizona saints valentin georgia asdfg test123 accord matt baxter
denver mitchell christ password123 yfnfif slut smith stinky zachary roland naughty ncc1701d spiderma chopper brenda
hello123 extreme virginia water skyline poop zombie pearljam froggy pirate fylhtq vision 123qweasd awesome alyssa
dreamer predator bullet empire wolf charlie1 kirill 123123a people penis elvis panthers skipper nemesis peekaboo
rasdzv3 simon alison rolltide american cardinal arnold chevelle daddy psycho happy1 danger mookie wanker manutd
9379992 tommy hobbes vegeta goblue 852456 burton fyfcnfcbz picard 159951 bobby windows loverboy lovelove vfrcbv
victory 123654789 bambam turkey serega tweety hiphop galina changeme rooster polina berlin suckme taurus electric
ronald avatar 134679 mine raptor alpha1 maksim spring brazil eric bigcock newport hard kenneth hendrix madmax
england a1b2c3 alpha sublime britney france darkside bigman hercules lawrence wolfpack classic letmein1 lincoln
ronaldo 741852963 spiderman 1q2w3e blizzard cheyenne 123456789q wombat bubba1 tiger1 cjkysirj raymond brother
kristen pandora devils zxc123 simone holiday wildcat horse kramer 12312 147852369 buddy1 sterling caesar alabama
carrie bondage basketball sports pussycat pickle catch22 leather shaggy a1b2c3d4 chronic flowers qaz123 qqq111
robbie admin gracie amber freepass airplane perfect kodiak billybob katana sunset crazy good stingray maria anna
snowman phpbb angel1 chocolat zeppelin garcia detroit wolves pontiac candy firebird vagina gundam panzer outlaw time
pretty fisher connie honey business trevor redhead hardon greenday tarheels 01011980 nastya hellfire cobra engineer
serenity fireball 1029384756 remember darkstar mustang1 pavilion bobafett 01012000 dbrnjhbz harrison welcome1
swimming defender precious icecream swordfish presario rockstar airforce thailand 21122112 bluebird goldfish
wrangler cadillac longhorn microsoft christia qazwsx123 assassin atlantis 123qweasdzxc lonewolf software leonardo
srinivas angelina valentina veronika babydoll wordpass butterfly devildog mistress freedom1 soso123aljg montreal
wolfgang 31415926 hotstuff basketba birthday stephani jessica1 testtest fuckyou2 kathleen savannah shamrock deftones
goldberg renegade hamilton cristina blahblah enterpri 1234abcd babylon5 sweetpea trfnthbyf cavalier marathon
aardvark butterfl bigboobs manchester yankees1 napoleon buckeyes 01011990 fredfred highland 1qaz2wsx3edc diamonds
campbell chandler drpepper elizabeth pornstar 12345678910 thuglife sherlock morpheus wetpussy consumer adgjmptw
barcelona sundance isabella overlord isabelle ultimate ncc1701e matthew1 geronimo 123qwe123 aleksandr portugal
superfly q1w2e3r4t5y6 florence wrinkle1 11235813 51505150 seminole alejandr concrete access14 margaret christop
letmein2 qazxswedc trombone pleasure rhbcnbyf christian cdtnkfyf stallion mongoose kingkong bluemoon personal
a1234567 fuckyou1 immortal 123454321 dietcoke anthony1 giovanni hollywoo morrison 14789632 clifford bonehead
fernando ghbdtnbr charlott 1123581321 ilovesex william1 hongkong sebastia werewolf super123 cooldude eternity
lollipop tottenha stocking anything columbia makaveli robinson verbatim satan666 standard blackcat punkrock raistlin
infantry qwerty12345 waterloo 01012010 seinfeld musicman megadeth skywalke gn56gn56 squirrel wolverine qazwsxed
stardust twilight intrepid vanhalen punisher 1234567a showtime fuckfuck 111222333 skittles ekaterina hannibal
thunder1 chelsea1 1q2w3e4r5t6y portland panasonic sandiego penelope blackdog 1a2b3c4d californ playtime warriors
gangster christine chargers mushroom dingdong crusader stranger dkflbvbh anastasia slapshot guardian 147896325
septembe angelica scarlett 123321123 kittycat munchkin rammstein 1passwor barcelon santiago blackman starcraft
goodluck coltrane katerina fuck_inside discover spanking shaney14 192837465 lonestar stonecol meridian heather1
25802580 richard1 alexandra zaq1xsw2 beautiful lowrider tacobell 123698745 catalina halflife johnjohn kangaroo
thompson socrates keyboard national formula1 qwerasdf 12369874 penguins fuckface vacation ragnarok asshole1
mailcreated5240 lorraine dodgeram sebastian colombia oblivion sithlord mustangs scoobydo bigballs zxcv1234 titleist
richmond director magnolia blueeyes mersedes 12312312 springer patrick1 martinez cowboys1 nuttertools 1122334455
gateway1 imperial grateful peterpan kingston pa55word freckles margarita deadhead research mariners rootbeer
aspirine frederic children stephanie scooter1 11112222 creampie plymouth justdoit 1234567q lightnin caliente
goodtime catherin redalert brucelee porkchop aquarius raiders1 thankyou fletcher shopping a1s2d3f4 sapphire qwert123
qazwsxedcrfv hastings blackjac 01012001 spectrum chevrole amsterdam diamond1 rosemary candyman beatrice front242
atlantic labrador 123456qwerty syracuse southern commando clitoris 8j4ye3uz monopoly pineappl lesbians gangbang
spartans romashka 123456aa snuggles phoenix1 infiniti jeremiah 1234567890q cosworth charlotte doberman qawsedrf
brandon1 emmanuel webmaster viktoria porsche9 starbuck beefcake godsmack clarence valhalla starfish sailboat
achilles ncc1701a arsenal1 pa55w0rd frontier swingers terminator kentucky jackson1 doughboy butthole phillies
dannyboy nebraska qwertyuio pinkfloy maryland luckydog september oklahoma qwerty123456 agent007 vfrcbvrf nathalie
whocares vkontakte ihateyou dilligaf mandingo california technics golfball 01011991 bunghole 15426378 hurrican
stripper aberdeen rfnthbyf enterprise dthjybrf handsome excalibu brothers keystone flamingo passwort lancelot
melissa1 australia kamikaze designer pokemon1 somethin apollo13 bearbear bradford deeznuts warhammer rangers1
blueblue meatball columbus manchest macdaddy michaela 123456789z sentinel universe truelove eatpussy sexygirl
billyboy military jamesbon microsof microlab pantyhos lifetime 01011985 gordon24 theodore function 73501505 passwor1
azsxdcfv 01011970 charlton bigmoney superstar fordf150 terminal wildfire vladislav hollywood gretchen saratoga
321654987 01011981 greenbay trinidad chicken1 rjirfrgbde meatloaf hyperion rightnow treasure 01011986 lisalisa
chester1 jasmine1 maradona anaconda japanese catherine woofwoof pass1234 poontang christopher albatros richards
turkey50 kenworth happy123 dinosaur holyshit lionking happyday chickens chocolate ericsson positive crazybab
sherwood polniypizdec0211 fktrcfylhf zxcasdqwe hardrock anhyeuem madeline february abc12345 samsung1 applepie
skywalker gandalf1 davidson skorpion hellyeah australi rockhard hedgehog 13243546 yosemite 1qa2ws3ed mikemike
pooppoop america1 karolina starship 0.0.0.000 salvador greatone freeporn football1 78945612 francois packers1
robotech roadkill backdoor rastaman alliance killbill cinnamon sojdlg123aljg 18436572 963852741 bangbang jeanette
operator mechanic amsterda pingpong rasputin marianne majestic passwords kingfish zxcvbnm1 gotohell wrestlin
railroad lineage2 thursday a123456789 peterson phillips nwo4life charles1 kcj9wx5n underdog r2d2c3po snoopdog
broadway umbrella splinter fuckthis chemical 123789456 jamesbond blackhaw passpass sinclair megapass translator
magicman supersta giuseppe caligula shannon1 meredith bullseye saturday kristine tunafish gfhjkm123 dkflbckfd
p0015123 12131415 crawford tazmania deepthroat dfktynbyf tommyboy chainsaw christina marino13 getmoney budweise
qazwsx12 brighton vfhufhbnf mamapapa penthous chrisbln snowboar undertaker flounder moneyman canadian viewsonic
downtown 01011989 qwerty1234 eastside sneakers golfgolf panasoni chicago1 thanatos ghjcnjnfr whitesox poseidon
johannes gargoyle intruder sunnyday ferrari1 solution madison1 newcastl goldstar buckshot 01011988 titanium test1234
federico assholes superman1 sunflowe babyblue westwood apple123 boomboom florida1 motherlode multiplelo callaway
starfire paintbal winston1 123qwerty knickers lokomotiv panther1 thirteen rjycnfynby avalanch philippe hotpussy
01011984 zerocool tomorrow godfather original 01011987 newyork1 idontknow vfvfgfgf beerbeer 1x2zkg8w francesc
syncmaster christie zxasqw12 paintball monalisa terrapin spongebob attitude clevelan barefoot chuckles meathead
02071986 cfitymrf cambiami 12345678q 03082006 blessing aleksandra gladiator southpark mazafaka pianoman casanova
traveler hawkeyes clarinet deeznutz 10203040 meowmeow monster1 triangle valencia 01011910 rhiannon crystal1 smeghead
andromeda 12345679 cerberus james007 tiberius gabriell salamander resident hayabusa together juliette 1q2w3e4r5
crjhgbjy nokia6300 rockford goldwing brewster thegreat confused whiskers spaceman rebecca1 12qw34er gesperrt
wrestling mohammed sersolution overkill rhfcjnrf montgom240 bulldog1 something 12345qwe runescape lightning 14725836
19411945 hoosiers recovery 01011992 adrienne roadking illusion 01091989 medicine leavemealone megatron doghouse
12345678a mortgage heineken fishing1 moonlight motherfucker 02071982 realmadrid balloons tinkerbell 135792468
babyface hardcock 01011975 blackbir
`
  .trim()
  .split(/\s+/)
